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

/// Rounding comes from the C library's mathematics, which only Foundation would link otherwise.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: settings, linkerSettings: mathematics)
}

func program(
  _ name: String, _ dependencies: [Target.Dependency], path: String, exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

/// What the trait `Pango` adds, and nothing else needs.
let pangoCairo = Target.Dependency.target(
  name: "PangoCairo", condition: .when(traits: ["Pango"]))

let package = Package(
  name: "tinamou",
  products: [
    .library(name: "Tinamou", targets: ["Tinamou"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
  ],
  traits: [
    .trait(
      name: "CheckedInvariants",
      description: "Recomputes every invariant after every mutation; slow, for tests."),
    .trait(
      name: "Fuzzing",
      description: "Makes the fuzzing programs targets for libFuzzer, which brings a main function."
    ),
    .trait(
      name: "Pango",
      description: "Measures text with the system's Pango, and draws PNG and PDF with Cairo."),
  ],
  targets: [
    // The stack, strictly downward: a target depends only on those above it in this list.
    module("LayoutGeometry"),
    module("Cassowary"),
    module(
      "TextLayout", ["LayoutGeometry"],
      exclude: [
        "Helvetica/make-advances.py", "Unicode/LICENSE-UNICODE", "Unicode/make-table.py",
      ]),
    module("ViewTree", ["LayoutGeometry", "Cassowary", "TextLayout"]),
    module("Tables", ["LayoutGeometry", "Cassowary", "ViewTree"]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "pkg-config"]), .brew(["pango"])]),
    module(
      "PangoCairo",
      [
        "LayoutGeometry", "TextLayout",
        .target(name: "CPangoCairo", condition: .when(traits: ["Pango"])),
      ]),
    module("LayoutPictures", ["LayoutGeometry", "TextLayout", "ViewTree", pangoCairo]),
    module("InterfaceBuilder", ["LayoutGeometry", "TextLayout", "ViewTree", "Tables"]),
    module(
      "Tinamou",
      [
        "LayoutGeometry", "Cassowary", "TextLayout", "ViewTree", "Tables", pangoCairo,
        "LayoutPictures", "InterfaceBuilder",
      ]),

    module(
      "MicroblogFeed",
      ["LayoutGeometry", "TextLayout", "ViewTree", "Tables", pangoCairo, "LayoutPictures"],
      path: "Samples/MicroblogFeed", resources: [.copy("Resources/statuses.plist")]),
    program("microblog-feed", ["MicroblogFeed"], path: "Samples/microblog-feed"),
    module(
      "NibReport", ["LayoutGeometry", "ViewTree", "LayoutPictures", "InterfaceBuilder"],
      path: "Samples/NibReport"),
    program("nib-report", ["NibReport"], path: "Samples/nib-report"),
    module(
      "StoryboardFeed",
      ["LayoutGeometry", "ViewTree", "Tables", "InterfaceBuilder", "MicroblogFeed"],
      path: "Samples/StoryboardFeed", resources: [.copy("Resources/Feed.storyboard")]),
    program(
      "storyboard-feed",
      ["LayoutGeometry", "Tables", "InterfaceBuilder", "MicroblogFeed", "StoryboardFeed"],
      path: "Samples/storyboard-feed"),
    module(
      "SettingsSample", ["LayoutGeometry", "TextLayout", "ViewTree", "Tables", "LayoutPictures"],
      path: "Samples/SettingsSample"),
    program("settings", ["SettingsSample", "LayoutPictures"], path: "Samples/settings"),
    module(
      "InboxSample", ["LayoutGeometry", "TextLayout", "ViewTree", "Tables", "LayoutPictures"],
      path: "Samples/InboxSample"),
    program("inbox", ["InboxSample", "LayoutPictures"], path: "Samples/inbox"),
    program(
      "layout-benchmarks",
      ["LayoutGeometry", "ViewTree", "Tables", "MicroblogFeed", "SolverTraces"],
      path: "Benchmarks/layout-benchmarks"),
    program(
      "text-benchmarks", ["TextLayout", "SolverTraces"], path: "Benchmarks/text-benchmarks",
      exclude: ["beside-pango"]),
    program(
      "nib-benchmarks", ["InterfaceBuilder", "StoryboardFeed"],
      path: "Benchmarks/nib-benchmarks"),
    program(
      "layout-scaling", ["LayoutGeometry", "ViewTree"], path: "Benchmarks/layout-scaling"),
    module(
      "LayoutConformance", ["LayoutGeometry", "TextLayout", "ViewTree"],
      path: "Benchmarks/LayoutConformance"),
    program(
      "layout-conformance", ["LayoutConformance"], path: "Benchmarks/layout-conformance"),
    .systemLibrary(
      name: "AllocatorStatistics", path: "Benchmarks/SolverTraces/AllocatorStatistics"),
    module(
      "SolverTraces", ["Cassowary", "AllocatorStatistics"], path: "Benchmarks/SolverTraces",
      exclude: ["AllocatorStatistics"]),
    program(
      "solver-replay", ["Cassowary", "SolverTraces"], path: "Benchmarks/solver-replay"),

    // What tests share.
    module("ExactReference", path: "Tests/ExactReference"),
    module("SeededRandom", path: "Tests/SeededRandom"),
    module("SolverFuzzing", ["Cassowary"], path: "Tests/SolverFuzzing"),
    program("solver-fuzzing", ["SolverFuzzing"], path: "Tests/solver-fuzzing"),
    module(
      "NibFuzzing", ["LayoutGeometry", "ViewTree", "InterfaceBuilder"], path: "Tests/NibFuzzing"),
    program("nib-fuzzing", ["NibFuzzing"], path: "Tests/nib-fuzzing"),
    tests("LayoutGeometryTests", ["LayoutGeometry"]),
    tests("CassowaryTests", ["Cassowary", "ExactReference", "SeededRandom", "SolverFuzzing"]),
    tests("SolverTracesTests", ["Cassowary", "SolverTraces"]),
    tests(
      "TextLayoutTests", ["LayoutGeometry", "TextLayout", "SeededRandom"],
      exclude: ["Resources/LICENSE-UNICODE"],
      resources: [
        .copy("Resources/LineBreakTest.txt"), .copy("Resources/WrappedLines.txt"),
      ]),
    tests(
      "PangoCairoTests",
      [
        "LayoutGeometry", "TextLayout", "ViewTree", "LayoutPictures", "SeededRandom", pangoCairo,
        .target(name: "CPangoCairo", condition: .when(traits: ["Pango"])),
      ]),
    tests("ViewTreeTests", ["LayoutGeometry", "TextLayout", "ViewTree", "SeededRandom"]),
    tests("LayoutConformanceTests", ["LayoutConformance"], exclude: ["Cases"]),
    tests("TablesTests", ["LayoutGeometry", "TextLayout", "ViewTree", "Tables", "SeededRandom"]),
    tests(
      "LayoutPicturesTests",
      ["LayoutGeometry", "TextLayout", "ViewTree", "LayoutPictures", "SeededRandom"],
      exclude: ["Golden"]),
    tests(
      "InterfaceBuilderTests",
      [
        "LayoutGeometry", "TextLayout", "ViewTree", "Tables", "InterfaceBuilder", "NibFuzzing",
        "SeededRandom",
      ]),
    tests(
      "StoryboardFeedTests",
      [
        "LayoutGeometry", "ViewTree", "Tables", "InterfaceBuilder", "MicroblogFeed",
        "StoryboardFeed",
      ]),
    tests(
      "NibReportTests",
      ["LayoutGeometry", "ViewTree", "LayoutPictures", "InterfaceBuilder", "NibReport"]),
    tests(
      "TinamouTests",
      [
        "LayoutGeometry", "Cassowary", "TextLayout", "ViewTree", "Tables", "LayoutPictures",
        "InterfaceBuilder", "Tinamou",
      ]),
    tests("TableSamplesTests", ["Tables", "LayoutPictures", "SettingsSample", "InboxSample"]),
    tests(
      "MicroblogFeedTests",
      [
        "LayoutGeometry", "TextLayout", "ViewTree", "Tables", "LayoutPictures", "MicroblogFeed",
      ],
      exclude: ["Golden"]),
  ]
)
