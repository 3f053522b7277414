// A trace, and how it is read; Benchmarks/SolverTraces says the same in Swift.

#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Term {
  int variable;
  double coefficient;
};

struct Item {
  bool isEdit = false;
  int variable = 0;
  int strength = 0;
  double weight = 1;
  int relation = 0;
  double constant = 0;
  std::vector<Term> terms;
};

using Suggestions = std::vector<std::pair<int, double>>;

struct Trace {
  int variables = 0;
  std::vector<Item> items;
  std::vector<Suggestions> steps;
};

[[noreturn]] inline void fail(const std::string &reason) {
  std::fprintf(stderr, "kiwi: %s\n", reason.c_str());
  std::exit(1);
}

inline Trace read(const char *file) {
  std::ifstream input(file);
  if (!input) fail(std::string(file) + " cannot be read");
  Trace trace;
  std::string line;
  for (int number = 1; std::getline(input, line); ++number) {
    std::istringstream fields(line);
    std::string command;
    if (!(fields >> command) || command[0] == '#') continue;
    Item item;
    int count = 0;
    if (command == "V") {
      trace = Trace();
      fields >> trace.variables;
    } else if (command == "C") {
      fields >> item.strength >> item.weight >> item.relation >> item.constant >> count;
      item.terms.resize(count);
      for (Term &term : item.terms) fields >> term.variable >> term.coefficient;
      trace.items.push_back(item);
    } else if (command == "E") {
      item.isEdit = true;
      fields >> item.variable >> item.strength >> item.weight;
      trace.items.push_back(item);
    } else if (command == "S") {
      fields >> count;
      Suggestions step(count);
      for (auto &[variable, value] : step) fields >> variable >> value;
      trace.steps.push_back(step);
    } else {
      fail(std::string(file) + ":" + std::to_string(number) + ": unknown command " + command);
    }
    if (fields.fail()) fail(std::string(file) + ":" + std::to_string(number) + ": malformed");
  }
  return trace;
}
