// swift-tools-version: 6.2
import PackageDescription

// The floors of the building, from the ground up. Imports go down only; `make check` refuses a
// target that looks up. Each module is one idea that a noun names.

// MARK: - Settings, written once

/// What every target is compiled with.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Has crashes tell the place among the views; `Tools/build-page` does the same for the browser.
let keepingTrails: [SwiftSetting] = [.define("DEVELOPMENT", .when(configuration: .debug))]

/// A module without operating system or Foundation: the same code runs in the server, on the
/// command line and, compiled as Embedded Swift, in the browser.
func pure(_ name: String, _ dependencies: String..., settings: [SwiftSetting] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: strict + [.treatWarning("EmbeddedRestrictions", as: .error)] + settings)
}

/// A module that may use the operating system.
func library(_ name: String, _ dependencies: String...) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// A program: wiring only, under forty lines.
func program(
  _ name: String, _ dependencies: String..., exclude: [String] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: strict,
    linkerSettings: linkerSettings)
}

/// The tests of one module; fixtures are read where they lie, beside the test.
func suite(_ name: String, _ dependencies: String..., fixtures: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    exclude: fixtures,
    swiftSettings: strict)
}

let package = Package(name: "proba")

// MARK: - Products: the libraries that other packages may use

package.products += [
  "Arguments", "BrowserHost", "Catalogue", "CatalogueFormatting", "ChartViews", "Charts",
  "CivilTime", "CommandLineTool", "Components", "Drawing", "DrawingViews", "Geometry",
  "GestureViews", "Gestures", "HTTPServer", "Interface", "InterfaceTestSupport", "JSON",
  "ListViews", "Lists", "Motion", "MotionViews", "NativeFormatting", "Numerics", "Persistence",
  "PersistenceFoundation", "PersistencePostgreSQL", "Rendering", "SVG",
  "Sampling", "TagTimeLog", "TextBytes", "Tracking",
].map { .library(name: $0, targets: [$0]) }

// MARK: - Pure

package.targets += [
  .systemLibrary(name: "CMath"),
  pure("Numerics", "CMath"),
  pure("Sampling", "CivilTime", "Numerics"),
  pure("CivilTime"),
  pure("TextBytes"),
  pure("Catalogue", "CivilTime", "TextBytes"),
  pure("Tracking", "CivilTime", "Numerics", "Sampling", "TextBytes"),
  pure("TagTimeLog", "CivilTime", "Tracking"),
  pure("Reviews", "CivilTime", "Numerics", "Sampling", "Tracking"),
  pure("Wire", "CivilTime", "JSON", "Reviews", "Sampling", "TextBytes", "Tracking"),
  pure("JSON", "TextBytes"),
  pure("Arguments"),
  pure("CategoryColors"),
  pure("Interface", "CategoryColors", "TextBytes", settings: keepingTrails),
  pure("CatalogueFormatting", "Catalogue", "CivilTime", "Interface"),
  pure("Geometry"),
  pure("Lists"),
  pure("ListViews", "Interface", "Lists"),
  pure("Motion", "Geometry", "Numerics"),
  pure("Drawing", "CategoryColors", "Geometry", "Motion", "Numerics"),
  pure("Charts", "Drawing", "Geometry", "Motion", "Numerics", "CivilTime", "TextBytes"),
  pure("MotionViews", "Geometry", "Interface", "Motion"),
  pure(
    "Reporting", "Catalogue", "Charts", "CivilTime", "Drawing", "Geometry",
    "Motion", "Sampling", "Tracking"),
  pure("SVG", "Drawing", "Geometry", "Motion", "Numerics"),
  pure(
    "ChartViews", "Charts", "Drawing", "DrawingViews", "Geometry", "GestureViews", "Gestures",
    "Interface", "Motion", "Numerics", "TextBytes"),
  pure("Gestures", "Geometry", "Numerics"),
  pure("GestureViews", "Geometry", "Gestures", "Interface"),
  pure(
    "Components", "CivilTime", "Geometry", "GestureViews", "Gestures", "Interface", "TextBytes"),
  pure("DrawingViews", "Drawing", "Geometry", "Interface"),
  pure("Requests", "Interface", "JSON", "TextBytes", "Wire"),
]

// MARK: - Platform: C libraries, each imported by one Swift module

package.targets += [
  library("HostSystem"),
  .systemLibrary(
    name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  library("Persistence", "CSQLite", "JSON"),
  library("PersistenceFoundation", "Persistence"),
  .systemLibrary(
    name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
  library("PersistencePostgreSQL", "CPostgreSQL", "Persistence"),
  .systemLibrary(
    name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
  library("HTTPServer", "CMicrohttpd", "HostSystem"),
  library("CommandLineTool", "Arguments", "HostSystem"),
  // Cairo and Pango are opened when a picture is first drawn: see the header.
  .target(name: "CGraphics"),
  library("Rendering", "CGraphics", "Drawing", "Geometry", "Motion"),
]

// MARK: - Services

package.targets += [
  library(
    "TrackerStore", "Charts", "CivilTime", "HostSystem", "Persistence", "Reviews", "Sampling",
    "TagTimeLog", "Tracking", "Wire")
]

// MARK: - Surfaces

package.targets += [
  pure(
    "PageModel", "Catalogue", "CivilTime", "Interface", "JSON", "Sampling", "TextBytes", "Tracking",
    "Wire"),
  pure(
    "ChartScreens", "Catalogue", "ChartViews", "Charts", "CivilTime", "Drawing", "Interface",
    "PageModel", "Requests", "Sampling", "TextBytes", "Tracking", "Wire"),
  pure(
    "StatisticsScreens", "Catalogue", "ChartScreens", "CivilTime", "Components", "Interface",
    "PageModel", "Requests", "Sampling", "TextBytes", "Tracking", "Wire"),
  pure(
    "Answering", "Catalogue", "CivilTime", "Interface", "JSON", "PageModel", "Requests",
    "TextBytes", "Tracking", "Wire"),
  pure(
    "DayScreens", "Answering", "Catalogue", "CivilTime", "Components", "Interface", "Requests",
    "TextBytes", "Tracking", "Wire"),
  pure(
    "CalendarScreens", "Answering", "Catalogue", "CivilTime", "Components", "DayScreens",
    "Interface", "ListViews", "Lists", "PageModel", "Requests", "TextBytes", "Tracking", "Wire"),
  pure(
    "ReviewScreens", "Catalogue", "CivilTime", "Components", "Interface", "PageModel", "Requests",
    "Reviews", "Sampling", "TextBytes", "Tracking", "Wire"),
  pure(
    "Screens", "Answering", "CalendarScreens", "Catalogue", "CivilTime", "Components",
    "DayScreens", "Interface", "JSON", "PageModel", "Requests", "ReviewScreens",
    "StatisticsScreens", "TextBytes", "Tracking", "Wire"),
  library(
    "Routes", "Catalogue", "CatalogueFormatting", "Charts", "CivilTime", "HTTPServer",
    "Interface", "JSON", "Persistence", "Sampling", "Screens", "TrackerStore", "Tracking", "Wire"),
  library(
    "Commands", "Arguments", "Catalogue", "Charts", "CivilTime", "Drawing",
    "Geometry", "HTTPServer", "HostSystem", "JSON", "Motion", "Persistence", "Rendering",
    "Reporting", "Routes", "SVG", "Sampling", "TagTimeLog", "TrackerStore", "Tracking", "Wire"),
  library("BrowserHost", "Interface", "TextBytes"),
  library("NativeFormatting", "Interface"),
  library("InterfaceTestSupport", "Interface"),
]

// MARK: - Programs

package.targets += [
  program("proba", "Commands"),
  program("bench-charts", "Charts", "Geometry"),
  program("bench-interface", "BrowserHost", "Interface"),
  program(
    "bench-persistence", "Persistence", "PersistencePostgreSQL", "CPostgreSQL", "CSQLite"),
  program("bench-tracker", "CivilTime", "TrackerStore", "Tracking", "Wire"),
  program("page-texts", "Catalogue"),
  program("page", "BrowserHost", "Interface", "Screens", exclude: ["chunks"]),
]

// MARK: - Tests

package.targets += [
  .target(
    name: "TestSupport", dependencies: ["CivilTime", "JSON"], path: "Tests/TestSupport",
    swiftSettings: strict),
  .executableTarget(
    name: "stress-page", dependencies: ["BrowserHost", "Interface"], path: "Tests/StressPage",
    swiftSettings: strict),
  .executableTarget(
    name: "tutorial-page", dependencies: ["BrowserHost", "Interface"], path: "Tests/TutorialPage",
    swiftSettings: strict),
  .executableTarget(
    name: "gallery-page",
    dependencies: [
      "BrowserHost", "Catalogue", "ChartViews", "Charts", "CivilTime", "Drawing", "DrawingViews",
      "Geometry", "Interface", "Numerics",
    ], path: "Tests/GalleryPage", swiftSettings: strict),
  .executableTarget(
    name: "lists-page", dependencies: ["BrowserHost", "Interface", "ListViews", "Lists"],
    path: "Tests/ListsPage", swiftSettings: strict),
  .executableTarget(
    name: "motion-page",
    dependencies: [
      "BrowserHost", "Geometry", "GestureViews", "Gestures", "Interface", "Motion", "MotionViews",
    ],
    path: "Tests/MotionPage", swiftSettings: strict),
  .executableTarget(
    name: "components-page", dependencies: ["BrowserHost", "CivilTime", "Components", "Interface"],
    path: "Tests/ComponentsPage", exclude: ["Media"], swiftSettings: strict),
  .target(
    name: "SimulatedLife", dependencies: ["Sampling", "TestSupport"], path: "Tests/SimulatedLife",
    swiftSettings: strict),
  .executableTarget(
    name: "bench-coverage", dependencies: ["Sampling", "SimulatedLife", "TestSupport"],
    path: "Tests/CoverageBench", swiftSettings: strict),
  .target(name: "FaultyDisk", path: "Tests/FaultyDisk"),
  .target(
    name: "FaultWorkload", dependencies: ["Persistence"], path: "Tests/FaultWorkload",
    swiftSettings: strict),
  .executableTarget(
    name: "persistence-child", dependencies: ["FaultWorkload", "FaultyDisk", "Persistence"],
    path: "Tests/PersistenceChild", swiftSettings: strict),
  .target(
    name: "PersistenceTestSupport", dependencies: ["Persistence", "TestSupport"],
    path: "Tests/PersistenceTestSupport", swiftSettings: strict),
  suite("TextBytesTests", "TextBytes"),
  suite("CatalogueTests", "Catalogue", "CivilTime"),
  suite("CivilTimeTests", "CivilTime", "TestSupport"),
  suite("HostSystemTests", "HostSystem", "TestSupport"),
  suite("JSONTests", "JSON", "TestSupport"),
  suite("ListsTests", "Lists", "TestSupport"),
  suite("ListViewsTests", "ListViews", "Interface", "InterfaceTestSupport", "Lists"),
  suite("MotionTests", "Motion", "Geometry", "TestSupport"),
  suite("CategoryColorsTests", "CategoryColors"),
  suite(
    "DrawingTests", "CategoryColors", "Drawing", "Geometry", "Interface", "Motion", "TestSupport"),
  suite(
    "DrawingViewsTests", "DrawingViews", "Drawing", "Geometry", "Interface",
    "InterfaceTestSupport"),
  suite(
    "ChartViewsTests", "ChartViews", "Charts", "Drawing", "DrawingViews", "Geometry", "Gestures",
    "Interface", "InterfaceTestSupport", "Motion"),
  suite(
    "ChartsTests", "Charts", "Catalogue", "CivilTime", "Drawing", "Geometry", "Motion", "SVG",
    "TestSupport", fixtures: ["Fixtures"]),
  suite(
    "MotionViewsTests", "MotionViews", "Interface", "InterfaceTestSupport", "Motion",
    "TestSupport"),
  suite("GesturesTests", "Gestures", "Geometry", "TestSupport"),
  suite(
    "GestureViewsTests", "GestureViews", "Geometry", "Gestures", "Interface",
    "InterfaceTestSupport"),
  suite("SVGTests", "SVG", "Drawing", "Geometry", "Motion"),
  suite("RenderingTests", "Rendering", "CGraphics", "Drawing", "Geometry", "Motion"),
  suite("NumericsTests", "Numerics"),
  suite(
    "SamplingTests", "Sampling", "CivilTime", "SimulatedLife", "TestSupport", fixtures: ["Fixtures"]
  ),
  suite(
    "ReportingTests", "Reporting", "Catalogue", "Charts", "CivilTime",
    "Drawing", "Geometry", "SVG", "Sampling", "Tracking"),
  suite("TagTimeLogTests", "CivilTime", "TagTimeLog", "TestSupport", "Tracking"),
  suite(
    "TrackerStoreTests", "TrackerStore", "CivilTime", "Persistence", "Reviews", "Sampling",
    "TagTimeLog", "TestSupport", "Tracking", "Wire"),
  suite("ReviewsTests", "Reviews", "CivilTime", "Sampling", "TestSupport", "Tracking"),
  suite("TrackingTests", "CivilTime", "Tracking", "Sampling", "TestSupport"),
  suite(
    "WireTests", "Wire", "CivilTime", "JSON", "Reviews", "Sampling", "TestSupport", "Tracking"),
  suite("PersistenceFoundationTests", "PersistenceFoundation", "Persistence"),
  suite(
    "PersistenceTests", "CSQLite", "JSON", "Persistence", "PersistenceTestSupport", "TestSupport",
    fixtures: ["Refused"]),
  suite("PersistenceFaultTests", "FaultWorkload", "Persistence", "TestSupport"),
  suite(
    "PersistencePostgreSQLTests", "PersistencePostgreSQL", "Persistence", "PersistenceTestSupport",
    "TestSupport"),
  suite("ArgumentsTests", "Arguments"),
  suite("CommandLineToolTests", "Arguments", "CommandLineTool", "TestSupport"),
  suite("HTTPServerTests", "HTTPServer", "HostSystem", "TestSupport"),
  suite("CommandsTests", "TestSupport", "proba", fixtures: ["Fixtures"]),
  suite(
    "RoutesTests", "Routes", "Sampling", "CivilTime", "HTTPServer", "JSON", "TestSupport",
    "TrackerStore",
    "Tracking",
    "Wire"),
  suite("InterfaceTests", "Interface", "InterfaceTestSupport"),
  suite(
    "ComponentsTests", "Components", "CivilTime", "Interface", "InterfaceTestSupport",
    "TestSupport"),
  suite(
    "NativeFormattingTests", "NativeFormatting", "Catalogue", "CatalogueFormatting", "CivilTime",
    "Interface", "TestSupport"),
  suite(
    "ScreensTests", "Screens", "Answering", "Catalogue", "CivilTime", "DayScreens", "Interface",
    "InterfaceTestSupport", "JSON", "Reviews", "Sampling", "TestSupport", "Tracking", "Wire"),
  suite(
    "ChartScreensTests", "ChartScreens", "Catalogue", "ChartViews", "Charts", "CivilTime",
    "Drawing", "Interface", "InterfaceTestSupport", "JSON", "Requests", "Sampling", "Tracking",
    "Wire"),
]

package.swiftLanguageModes = [.v6]
