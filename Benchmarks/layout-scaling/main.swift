// Times scenes at doubling sizes in one run, and says how they grow: twice the size should take at
// most 2.2 times as long.
//
//     swift run -c release layout-scaling [SIZE]

let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
guard size >= 10 else { fatalError("usage: layout-scaling [SIZE, at least 10]") }

/// The shortest time, in milliseconds, of several runs: what the work takes when nothing is in its way.
func shortest(_ scene: Scene, _ size: Int) -> Double {
  let times = (0..<5).map { _ in scene.run(size) }
  let components = (times.min() ?? .zero).components
  return Double(components.seconds) * 1e3 + Double(components.attoseconds) * 1e-15
}

var isLinear = true
print("scene\tms at \(size)\tat \(2 * size)\tat \(4 * size)\tgrowth of a doubling")
for scene in Scene.all {
  let times = [1, 2, 4].map { shortest(scene, size * $0) }
  let growth = (times[2] / times[0]).squareRoot()
  if growth > 2.2 { isLinear = false }
  let shown = (times + [growth]).map { "\(($0 * 100).rounded() / 100)" }
  print(scene.name + "\t" + shown.joined(separator: "\t"))
}
print(isLinear ? "all grow linearly" : "not all grow linearly")
