// Times scenes at doubling sizes in one run, and says how they grow: twice the size should take at
// most 2.2 times as long.
//
//     swift run -c release layout-scaling [SIZE]
//
// Each time is the median of several runs, and the runs of all sizes take turns, so that a machine that
// slows down for a while does so for all of them. What grows is the work, and memory besides: a view with
// its constraints takes some four kilobytes, and where one size fits into a cache that the next does not
// fit into, the step from one to the other costs more than its work. The sizes from 250 to 1000 are all
// beyond the caches of a core (1 or 2 MB), and within the one that cores share (some 32 MB).
//
// With the number of a scene (1 is the first) it runs that one once, for a tool that counts
// instructions: `valgrind --tool=callgrind --toggle-collect='*Scene*time*' …`.

let arguments = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
let size = arguments.first ?? 250
guard size >= 10 else { fatalError("usage: layout-scaling [SIZE, at least 10] [SCENE]") }

func milliseconds(_ time: Duration) -> Double {
  Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
}

/// The medians of the times that a scene takes at each of some sizes, in milliseconds.
func medians(_ scene: Scene, _ sizes: [Int]) -> [Double] {
  var times = sizes.map { _ in [Double]() }
  for _ in 0..<7 {
    for (place, size) in sizes.enumerated() { times[place].append(milliseconds(scene.run(size))) }
  }
  return times.map { $0.sorted()[$0.count / 2] }
}

/// Prints the times of a scene, and returns how they grow with twice the size.
func growth(_ scene: Scene) -> Double {
  let times = medians(scene, [1, 2, 4].map { size * $0 })
  let growth = (times[2] / times[0]).squareRoot()
  let shown = (times + [growth]).map { "\(($0 * 100).rounded() / 100)" }
  print(scene.name + "\t" + shown.joined(separator: "\t"))
  return growth
}

if arguments.count > 1 {
  guard Scene.all.indices.contains(arguments[1] - 1) else { fatalError("there is no such scene") }
  print(Scene.all[arguments[1] - 1].run(size))
} else {
  print("scene\tms at \(size)\tat \(2 * size)\tat \(4 * size)\tgrowth of a doubling")
  let isLinear = Scene.all.map { growth($0) }.allSatisfy { $0 <= 2.2 }
  print(isLinear ? "all grow linearly" : "not all grow linearly")
}
