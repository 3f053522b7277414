// Plays a trace with kiwi and prints the same figures as `solver-replay trace`, measured alike.
//
//     kiwi FILE [SECONDS]

#include <kiwi/kiwi.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "trace.h"

namespace {

// Strong counts 1e6, medium 1e3, weak 1, as kiwi has it; levels in between in proportion.
double factor(int strength) {
  const int level = strength == 1 ? 750 : strength == 2 ? 500 : strength == 3 ? 250 : strength;
  return std::pow(10.0, (level - 250) * 3 / 250.0);
}

double kiwiStrength(const Item &item) {
  if (item.strength == 0) return kiwi::strength::required;
  return std::min(item.weight * factor(item.strength), kiwi::strength::required * 0.99);
}

struct Built {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::optional<kiwi::Constraint>> constraints;
  int refused = 0;
};

kiwi::Constraint constraint(const Item &item, const std::vector<kiwi::Variable> &variables) {
  std::vector<kiwi::Term> terms;
  terms.reserve(item.terms.size());
  for (const Term &term : item.terms)
    terms.emplace_back(variables[term.variable], term.coefficient);
  const kiwi::RelationalOperator relations[] = {kiwi::OP_EQ, kiwi::OP_LE, kiwi::OP_GE};
  return kiwi::Constraint(
      kiwi::Expression(std::move(terms), item.constant), relations[item.relation],
      kiwiStrength(item));
}

void build(const Trace &trace, Built &built) {
  for (int index = 0; index < trace.variables; ++index) built.variables.emplace_back("");
  for (const Item &item : trace.items) {
    try {
      if (item.isEdit) {
        built.solver.addEditVariable(built.variables[item.variable], kiwiStrength(item));
      } else {
        kiwi::Constraint made = constraint(item, built.variables);
        built.solver.addConstraint(made);
        built.constraints.emplace_back(std::move(made));
      }
    } catch (const std::exception &) {
      ++built.refused;
      if (!item.isEdit) built.constraints.emplace_back();
    }
  }
  built.solver.updateVariables();
}

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

double median(std::vector<double> times) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

size_t liveBytes() {
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

struct Figures {
  double build = 0, step = 0, stepMedian = 0, first = 0, remove = 0;
  long bytes = 0;
  int refused = 0;
  double worstRequired = 0, objective = 0, checksum = 0;
};

int play(const Trace &trace, size_t from, size_t to, Built &built) {
  int refused = 0;
  for (size_t index = from; index < to; ++index) {
    try {
      for (const auto &[variable, value] : trace.steps[index])
        built.solver.suggestValue(built.variables[variable], value);
    } catch (const std::exception &) {
      ++refused;
    }
    built.solver.updateVariables();
  }
  return refused;
}

double error(const Item &item, const Built &built) {
  double sum = item.constant;
  for (const Term &term : item.terms)
    sum += term.coefficient * built.variables[term.variable].value();
  return item.relation == 0 ? std::abs(sum) : std::max(item.relation == 1 ? sum : -sum, 0.0);
}

double worstRequired(const Trace &trace, const Built &built) {
  double worst = 0;
  size_t place = 0;
  for (const Item &item : trace.items) {
    if (item.isEdit || !built.constraints[place++] || item.strength != 0) continue;
    worst = std::max(worst, error(item, built));
  }
  return worst;
}

struct Pass {
  double first = 0, whole = 0;
  int refused = 0;
};

Pass playAll(const Trace &trace, Built &built) {
  Pass pass;
  if (trace.steps.empty()) return pass;
  const auto start = Clock::now();
  pass.refused = play(trace, 0, 1, built);
  pass.first = since(start);
  pass.refused += play(trace, 1, trace.steps.size(), built);
  pass.whole = since(start);
  return pass;
}

std::unique_ptr<Built> roomFor(const Trace &trace) {
  auto built = std::make_unique<Built>();
  built->variables.reserve(trace.variables);
  built->constraints.reserve(trace.items.size());
  return built;
}

// Builds, again and again, as solver-replay does.
void measureBuilds(const Trace &trace, Figures &figures) {
  std::vector<double> builds;
  const auto begin = Clock::now();
  do {
    auto built = roomFor(trace);
    const size_t bytes = liveBytes();
    const auto start = Clock::now();
    build(trace, *built);
    builds.push_back(since(start));
    figures.bytes = long(liveBytes()) - long(bytes);
  } while (since(begin) < 200'000);
  figures.build = median(builds);
}

// Builds and plays the steps once, again and again, as solver-replay does; the last one stays.
std::unique_ptr<Built> measurePasses(const Trace &trace, Figures &figures) {
  std::vector<double> firsts, steps;
  const auto begin = Clock::now();
  while (true) {
    auto built = roomFor(trace);
    build(trace, *built);
    figures.worstRequired = worstRequired(trace, *built);
    const Pass pass = playAll(trace, *built);
    firsts.push_back(pass.first);
    steps.push_back(pass.whole / double(std::max<size_t>(trace.steps.size(), 1)));
    if (since(begin) < 200'000) continue;
    figures.refused = built->refused + pass.refused;
    figures.first = median(firsts);
    figures.step = median(steps);
    return built;
  }
}

double medianStep(const Trace &trace, Built &built) {
  std::vector<double> nothing, times;
  for (int round = 0; round < 1001; ++round) {
    const auto start = Clock::now();
    nothing.push_back(since(start));
  }
  const auto begin = Clock::now();
  for (size_t index = 0; index < trace.steps.size(); ++index) {
    const auto start = Clock::now();
    play(trace, index, index + 1, built);
    times.push_back(since(start));
    if (times.size() >= 11 && since(begin) > 250'000) break;
  }
  return std::max(median(times) - median(nothing), 0.0);
}

void measureSteps(const Trace &trace, double seconds, Built &built, Figures &figures) {
  if (trace.steps.empty()) return;
  const size_t count = trace.steps.size();
  double elapsed = 0;
  for (size_t passes = 1; elapsed < seconds * 1e6; ++passes) {
    elapsed += playAll(trace, built).whole;
    figures.step = elapsed / double(passes * count);
  }
  figures.stepMedian = medianStep(trace, built);
  play(trace, count - 1, count, built);
}

double objective(const Trace &trace, const Built &built) {
  std::map<int, double> wanted;
  for (const Suggestions &step : trace.steps)
    for (const auto &[variable, value] : step) wanted[variable] = value;
  double sum = 0;
  size_t place = 0;
  for (const Item &item : trace.items) {
    const double cost = item.strength == 0 ? 0 : item.weight * factor(item.strength);
    if (!item.isEdit) {
      if (built.constraints[place++]) sum += cost * error(item, built);
    } else if (wanted.count(item.variable)) {
      sum += cost * std::abs(built.variables[item.variable].value() - wanted[item.variable]);
    }
  }
  return sum;
}

void measureRemoval(Built &built, Figures &figures) {
  const auto start = Clock::now();
  size_t count = 0;
  for (const auto &constraint : built.constraints) {
    if (!constraint) continue;
    ++count;
    try {
      built.solver.removeConstraint(*constraint);
      built.solver.updateVariables();
    } catch (const std::exception &) {
      ++figures.refused;
    }
  }
  figures.remove = count ? since(start) / double(count) : 0;
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 2 || count > 3) fail("usage: kiwi FILE [SECONDS]");
  const Trace trace = read(arguments[1]);
  Figures figures;
  measureBuilds(trace, figures);
  const auto built = measurePasses(trace, figures);
  measureSteps(trace, count == 3 ? std::atof(arguments[2]) : 0, *built, figures);
  figures.worstRequired = std::max(figures.worstRequired, worstRequired(trace, *built));
  figures.objective = objective(trace, *built);
  for (const kiwi::Variable &variable : built->variables) figures.checksum += variable.value();
  measureRemoval(*built, figures);
  std::printf(
      "build_us=%.4g step_us=%.4g step_median_us=%.4g first_us=%.4g remove_us=%.4g memKB=%.1f "
      "fail=%d maxReqViol=%.3g obj=%.9g chk=%.9g\n",
      figures.build, figures.step, figures.stepMedian, figures.first, figures.remove,
      double(figures.bytes) / 1024, figures.refused, figures.worstRequired, figures.objective,
      figures.checksum);
}
