// swift-tools-version: 6.2
import PackageDescription

/// Every target: Swift 6 mode, strict memory safety, and the upcoming features that are ready.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "tinamou",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"])
  ],
  traits: [
    .trait(
      name: "CheckedInvariants",
      description: "Recomputes every invariant after every mutation; slow, for tests.")
  ],
  targets: [
    module("LayoutGeometry"),
    module("Cassowary"),
    module("TextLayout", ["LayoutGeometry"]),
    module("ViewTree", ["LayoutGeometry", "Cassowary", "TextLayout"]),
    module("Tables", ["LayoutGeometry", "Cassowary", "ViewTree"]),
    module("LayoutPictures", ["ViewTree", "LayoutGeometry", "TextLayout"]),
    .target(
      name: "ExactReference", path: "Tests/ExactReference", swiftSettings: settings),
    tests("LayoutGeometryTests", ["LayoutGeometry"]),
    tests("CassowaryTests", ["Cassowary", "ExactReference"]),
    tests("TextLayoutTests", ["TextLayout", "LayoutGeometry"]),
    tests("ViewTreeTests", ["ViewTree", "TextLayout", "LayoutGeometry"]),
    tests("TablesTests", ["Tables", "ViewTree", "TextLayout", "LayoutGeometry"]),
    tests(
      "LayoutPicturesTests", ["LayoutPictures", "ViewTree", "LayoutGeometry", "TextLayout"],
      resources: [.copy("Golden")]),
  ]
)
