// Times scenes at doubling sizes in one run, and says how they grow: twice the size should take at
// most 2.2 times as long.
//
//     swift run -c release layout-scaling [SIZE]
//
// With the number of a scene (1 is the first) it runs that one once, for a tool that counts
// instructions: `valgrind --tool=callgrind --toggle-collect='*Scene*time*' …`.

let arguments = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
let size = arguments.first ?? 1_000
guard size >= 10 else { fatalError("usage: layout-scaling [SIZE, at least 10] [SCENE]") }

/// The shortest time, in milliseconds, of several runs: what the work takes when nothing is in its way.
func shortest(_ scene: Scene, _ size: Int) -> Double {
  let times = (0..<5).map { _ in scene.run(size) }
  let components = (times.min() ?? .zero).components
  return Double(components.seconds) * 1e3 + Double(components.attoseconds) * 1e-15
}

/// Prints the times of a scene, and returns how they grow with twice the size.
func growth(_ scene: Scene) -> Double {
  let times = [1, 2, 4].map { shortest(scene, size * $0) }
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
