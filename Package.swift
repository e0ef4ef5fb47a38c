// swift-tools-version: 6.2
import PackageDescription

// Five floors from the ground up, then the tests; within a floor the modules are grouped by subject and sorted.

// MARK: - Kinds of targets
/// What every target is compiled with.
let strict: [SwiftSetting] =
  [.strictMemorySafety(), .treatAllWarnings(as: .error)]
  + [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }

/// Has crashes report the place among the views; `Tools/page` does the same for the browser.
let keepingTrails: [SwiftSetting] = [.define("DEVELOPMENT", .when(configuration: .debug))]

func named(_ modules: [String]) -> [Target.Dependency] { modules.map { .byName(name: $0) } }
var pureModules: [String] = []

/// A module without system or Foundation, which compiles as Embedded Swift for the browser, too.
@MainActor func pure(_ name: String, _ uses: String..., settings: [SwiftSetting] = []) -> Target {
  pureModules.append(name)
  return .target(
    name: name, dependencies: named(uses),
    swiftSettings: strict + [.treatWarning("EmbeddedRestrictions", as: .error)] + settings,
    // Rounding calls it, and a program without Foundation links it by nothing else.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// A module that may use the operating system.
func library(_ name: String, _ uses: String...) -> Target {
  .target(name: name, dependencies: named(uses), swiftSettings: strict)
}

/// A C library of the system, found by pkg-config.
func cLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// A program: wiring only, under forty lines.
func program(_ name: String, _ uses: String..., exclude: [String] = []) -> Target {
  .executableTarget(name: name, dependencies: named(uses), exclude: exclude, swiftSettings: strict)
}

/// A module that several suites use.
func testSupport(_ name: String, _ uses: String...) -> Target {
  .target(name: name, dependencies: named(uses), path: "Tests/\(name)", swiftSettings: strict)
}

/// A program that tests run or open: `stress-page` is in `Tests/StressPage`.
func testProgram(_ name: String, _ uses: String...) -> Target {
  let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
  return .executableTarget(
    name: name, dependencies: named(uses), path: "Tests/\(words.joined())", swiftSettings: strict)
}

/// The tests of the module after which they are named; fixtures are read where they lie, beside the test.
func suite(
  _ name: String, of module: String? = nil, _ uses: String..., fixtures: [String] = []
) -> Target {
  let module = module ?? String(name.dropLast("Tests".count))
  return .testTarget(
    name: name, dependencies: named([module] + uses), exclude: fixtures, swiftSettings: strict)
}

let package = Package(name: "proba", swiftLanguageModes: [.v6])

// MARK: - Products: the libraries that other packages may use
package.products += [
  // Figures, exchange and words
  "Arguments", "Catalogue", "CatalogueFormatting", "CivilTime", "JSON", "LineEditing", "Logging",
  "NativeFormatting", "Numerics", "Quantities", "QuantityReading", "Sampling", "SpokenDates",
  "TagTimeLog", "Tracking",
  // Pictures and pages
  "BrowserHost", "BrowserLogging", "BrowserSettings", "ChartViews", "Charts", "Components",
  "Drawing", "DrawingViews", "Geometry", "GestureViews", "Gestures", "Interface",
  "InterfaceTestSupport", "ListViews", "Lists", "Motion", "MotionViews", "Rendering", "SVG",
  "StyleGeneration", "StyleLoading", "Styles",
  // Programs
  "CommandLineTool", "Composition", "HTTPServer", "LogSinks", "Persistence",
  "PersistenceFoundation", "PersistencePostgreSQL", "Settings", "SettingsFiles",
].map { .library(name: $0, targets: [$0]) }

// MARK: - Plugins
package.products += ["proba-page", "StylesPlugin"].map { .plugin(name: $0, targets: [$0]) }
package.targets += [
  .plugin(
    name: "proba-page",
    capability: .command(intent: .custom(verb: "proba-page", description: "Makes, serves pages."))),
  .plugin(name: "StylesPlugin", capability: .buildTool(), dependencies: ["proba-styles"]),
]

// MARK: - Pure
// Figures: what is asked when, and what the answers show
package.targets += [
  .systemLibrary(name: "CMath"),
  pure("CivilTime"),
  pure("Demonstration", "CivilTime"),
  pure("Numerics", "CMath"),
  pure("Quantities", "Numerics", "TextBytes"),
  pure("QuantityReading", "CivilTime", "JSON", "Quantities", "TextBytes"),
  pure("Reviews", "CivilTime", "Numerics", "Sampling", "Tracking"),
  pure("Sampling", "CivilTime", "Numerics"),
  pure("Tracking", "CivilTime", "Numerics", "Sampling", "TextBytes"),
]

// Exchange: what is read and written, by people and programs
package.targets += [
  pure("Arguments", "TextBytes"),
  pure("JSON", "TextBytes"),
  pure("LineEditing"),
  pure("Logging", "CivilTime", "JSON", "TextBytes"),
  pure("SpokenDates", "CivilTime"),
  pure("TagTimeLog", "CivilTime", "Tracking"),
  pure("TextBytes"),
  pure("Wire", "CivilTime", "JSON", "Preferences", "Reviews", "Sampling", "TextBytes", "Tracking"),
]

// Words: every text for people, in every language, and what people choose
package.targets += [
  pure("Catalogue", "CivilTime", "Demonstration", "TextBytes"),
  pure("CatalogueFormatting", "Catalogue", "CivilTime", "Interface"),
  pure("Preferences", "Catalogue", "CivilTime", "TextBytes"),
  pure("Settings", "JSON", "TextBytes"),
]

// Pictures: drawings as values, and styles from files
package.targets += [
  pure("CategoryColors"),
  pure("Charts", "CivilTime", "Drawing", "Geometry", "Motion", "Numerics", "TextBytes"),
  pure("Drawing", "CategoryColors", "Geometry", "Motion", "Numerics"),
  pure("Geometry"),
  pure("Motion", "Geometry", "Numerics"),
  pure(
    "Reporting", "Catalogue", "CatalogueFormatting", "Charts", "CivilTime", "Drawing", "Geometry",
    "Interface", "Reviews", "Sampling", "TagCharts", "TextBytes", "Tracking"),
  pure("SVG", "Drawing", "Geometry", "Motion", "Numerics"),
  pure("StyleGeneration", "Geometry", "Styles"),
  pure("Styles", "Geometry", "JSON", "TextBytes"),
  pure("TagCharts", "Catalogue", "Charts", "Drawing", "Sampling", "TextBytes", "Tracking"),
]

// Views: what pages are made of
package.targets += [
  pure("BrowserLogging", "Interface", "Logging"),
  pure("BrowserSettings", "Interface", "Settings"),
  pure(
    "ChartViews", "Charts", "Drawing", "DrawingViews", "Geometry", "GestureViews", "Gestures",
    "Interface", "Motion", "Numerics", "TextBytes"),
  pure("Components", "CivilTime", "Geometry", "GestureViews", "Gestures", "Interface", "TextBytes"),
  pure("DrawingViews", "Drawing", "Geometry", "Interface"),
  pure("GestureViews", "Geometry", "Gestures", "Interface"),
  pure("Gestures", "Geometry", "Numerics"),
  pure("Interface", "CategoryColors", "TextBytes", settings: keepingTrails),
  pure("ListViews", "Interface", "Lists"),
  pure("Lists", "Numerics"),
  pure("MotionViews", "Geometry", "Interface", "Motion", "TextBytes"),
  pure("Requests", "Interface", "JSON", "TextBytes", "Wire"),
]

// MARK: - Platform

// Databases
package.targets += [
  cLibrary("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev"),
  cLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
  library("Persistence", "CSQLite", "JSON", "TextBytes"),
  library("PersistenceFoundation", "Persistence"),
  library("PersistencePostgreSQL", "CPostgreSQL", "Persistence"),
  // The system: processes and files, arguments, sockets, fonts, the tables of Foundation
  .target(name: "CAllocations"),
  .target(name: "CGraphics"),  // Its header opens Cairo and Pango when a picture is first drawn.
  cLibrary("CMicrohttpd", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
  .target(name: "CTerminal"),
  cLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
  library("CommandLineTool", "Arguments", "HostSystem"),
  library("Composition", "HostSystem"),
  library("DesktopNotifications", "HostSystem"),
  library("HTTPServer", "CMicrohttpd", "CZlib", "HostSystem", "TextBytes"),
  library("HostSystem", "CTerminal"),
  library("LogSinks", "HostSystem", "Logging"),
  library("NativeFormatting", "Interface"),
  library("Rendering", "CGraphics", "Drawing", "Geometry", "Motion"),
  library("SettingsFiles", "HostSystem", "Settings"),
  library("StyleLoading", "HostSystem", "JSON", "Styles", "TextBytes"),
  // Services
  library(
    "TrackerStore", "Catalogue", "Charts", "CivilTime", "HostSystem", "Numerics", "Persistence",
    "Preferences", "Quantities", "QuantityReading", "Reviews", "Sampling", "Settings", "TagTimeLog",
    "TextBytes", "Tracking", "Wire"),
]

// MARK: - Surfaces

// The page: screens and what they show
package.targets += [
  pure(
    "Answering", "Catalogue", "CivilTime", "Interface", "JSON", "PageModel", "Preferences",
    "Requests", "TextBytes", "Tracking", "Wire"),
  library("BrowserHost", "Interface", "TextBytes"),
  pure(
    "CalendarScreens", "Answering", "Catalogue", "CivilTime", "Components", "DayScreens",
    "Interface", "ListViews", "Lists", "Numerics", "PageModel", "Requests", "TextBytes", "Tracking",
    "Wire"),
  pure(
    "ChartScreens", "Catalogue", "ChartViews", "Charts", "CivilTime", "Drawing", "Interface",
    "PageModel", "Requests", "Sampling", "TagCharts", "TextBytes", "Tracking", "Wire"),
  pure(
    "ConversionScreens", "Catalogue", "CivilTime", "Components", "Interface", "PageModel",
    "Preferences", "Requests", "TextBytes", "Wire"),
  pure(
    "DayScreens", "Answering", "Catalogue", "CivilTime", "Components", "Geometry", "GestureViews",
    "Gestures", "Interface", "JSON", "PageModel", "Preferences", "Requests", "TextBytes",
    "Tracking", "Wire"),
  pure(
    "PageModel", "Catalogue", "CivilTime", "Components", "Interface", "JSON", "Preferences",
    "Requests", "Sampling", "TextBytes", "Tracking", "Wire"),
  pure(
    "ReviewScreens", "Catalogue", "CivilTime", "Components", "Interface", "PageModel", "Requests",
    "Reviews", "Sampling", "TextBytes", "Tracking", "Wire"),
  pure(
    "Screens", "Answering", "CalendarScreens", "Catalogue", "CivilTime", "Components",
    "ConversionScreens", "DayScreens", "Interface", "JSON", "PageModel", "Preferences", "Requests",
    "ReviewScreens", "SettingsScreens", "StatisticsScreens", "TagScreens", "TextBytes", "Tracking",
    "Wire"),
  pure(
    "SettingsScreens", "Answering", "Catalogue", "CivilTime", "Components", "DayScreens",
    "Interface", "ListViews", "PageModel", "Preferences", "Requests", "Sampling", "TextBytes",
    "Tracking", "Wire"),
  pure(
    "StatisticsScreens", "Catalogue", "ChartScreens", "CivilTime", "Components", "Interface",
    "Numerics", "PageModel", "Requests", "Sampling", "TextBytes", "Tracking", "Wire"),
  pure(
    "TagScreens", "Answering", "Catalogue", "CivilTime", "Components", "Interface", "PageModel",
    "Requests", "Sampling", "StatisticsScreens", "TextBytes", "Tracking", "Wire"),
  // The server and the command line
  library(
    "Commands", "Arguments", "Catalogue", "CivilTime", "Composition", "Demonstration",
    "DesktopNotifications", "Drawing", "Geometry", "HTTPServer", "HostSystem", "JSON",
    "LineEditing", "LogSinks", "Logging", "Persistence", "Preferences", "Quantities",
    "QuantityReading", "Rendering", "Reporting", "Reviews", "Routes", "SVG", "Sampling",
    "Settings", "SettingsFiles", "Skins", "SpokenDates", "StyleLoading", "Styles", "TagTimeLog",
    "TextBytes", "TrackerStore", "Tracking", "Wire"),
  library(
    "Routes", "Catalogue", "CatalogueFormatting", "CivilTime", "Drawing", "Geometry", "HTTPServer",
    "HostSystem", "Interface", "JSON", "Persistence", "Preferences", "Quantities",
    "QuantityReading", "Rendering", "Reporting", "Reviews", "SVG", "Sampling", "Screens", "Skins",
    "SpokenDates", "TrackerStore", "Tracking", "Wire"),
  .target(
    name: "Skins", dependencies: ["Drawing", "Interface", "Motion", "Reporting", "Styles"],
    swiftSettings: strict, plugins: ["StylesPlugin"]),
]

// MARK: - Programs
package.targets += [
  program("bench-charts", "Charts", "Geometry"),
  program("bench-composition", "Composition"),
  program("bench-interface", "BrowserHost", "Interface"),
  program("bench-logging", "CAllocations", "LogSinks", "Logging"),
  program("bench-persistence", "CPostgreSQL", "CSQLite", "Persistence", "PersistencePostgreSQL"),
  program("bench-settings", "HostSystem", "Settings", "SettingsFiles"),
  program("bench-styles", "StyleLoading", "Styles"),
  program("bench-tracker", "CivilTime", "TrackerStore", "Tracking", "Wire"),
  program("page", "BrowserHost", "Interface", "Screens", exclude: ["chunks"]),
  program("page-texts", "Catalogue"),
  program("proba", "Commands"),
  program(
    "proba-styles", "Arguments", "CommandLineTool", "HostSystem", "StyleGeneration", "StyleLoading",
    "Styles"),
]

// MARK: - Tests
// Support shared by suites
package.targets += [
  // For `Tools/check-embedded`, which compiles all pure modules by building it.
  .target(
    name: "EmbeddedModules", dependencies: named(pureModules), path: "Tests/EmbeddedModules"),
  testSupport("FaultWorkload", "Persistence"),
  .target(name: "FaultyDisk", path: "Tests/FaultyDisk"),
  testSupport("InterfaceTestSupport", "Interface"),
  testSupport("ParserProperties", "CivilTime", "JSON", "TagTimeLog", "Tracking", "Wire"),
  testSupport("PersistenceTestSupport", "Persistence", "TestSupport"),
  testSupport("SimulatedLife", "CivilTime", "Sampling", "TestSupport", "Tracking"),
  testSupport("TestSupport", "CivilTime", "JSON"),
  // Programs and pages that tests use
  testProgram("bench-coverage", "Sampling", "SimulatedLife", "TestSupport"),
  testProgram("components-page", "BrowserHost", "CivilTime", "Components", "Interface"),
  testProgram(
    "gallery-page", "BrowserHost", "Catalogue", "ChartViews", "Charts", "CivilTime", "Drawing",
    "DrawingViews", "Geometry", "Interface", "Numerics"),
  testProgram("lists-page", "BrowserHost", "Interface", "ListViews", "Lists"),
  testProgram(
    "motion-page", "BrowserHost", "Geometry", "GestureViews", "Gestures", "Interface", "Motion",
    "MotionViews"),
  testProgram("persistence-child", "FaultWorkload", "FaultyDisk", "Persistence"),
  testProgram("settings-child", "Settings", "SettingsFiles"),
  testProgram("stress-page", "BrowserHost", "Interface"),
  testProgram("tutorial-page", "BrowserHost", "Interface"),
]

// Suites: figures, exchange and words
package.targets += [
  suite("ArgumentsTests", "TextBytes"),
  suite("CatalogueTests", "CivilTime", "TestSupport"),
  suite("CivilTimeTests", "TestSupport"),
  suite("DemonstrationTests", "CivilTime"),
  suite("JSONTests", "TestSupport"),
  suite("LineEditingTests", "TestSupport"),
  suite("LoggingTests", "TestSupport", fixtures: ["Refused"]),
  suite("NumericsTests"),
  suite("ParserPropertiesTests"),
  suite("PreferencesTests", "Catalogue", "CivilTime"),
  suite("QuantitiesTests", "TestSupport"),
  suite("QuantityReadingTests", "JSON", "Quantities", "TestSupport", fixtures: ["Fixtures"]),
  suite("ReviewsTests", "CivilTime", "Sampling", "TestSupport", "Tracking"),
  suite(
    "SamplingTests", "CivilTime", "Numerics", "SimulatedLife", "TestSupport",
    fixtures: ["Fixtures"]),
  suite("SettingsTests", "SettingsFiles", "TestSupport", fixtures: ["Refused"]),
  suite("SpokenDatesTests", "CivilTime", "TestSupport"),
  suite("TagTimeLogTests", "CivilTime", "TestSupport", "Tracking"),
  suite("TextBytesTests"),
  suite("TrackingTests", "CivilTime", "Sampling", "SimulatedLife", "TestSupport"),
  suite(
    "WireTests", "Catalogue", "CivilTime", "JSON", "Preferences", "Reviews", "Sampling",
    "TestSupport", "Tracking"),
  // Suites: pictures
  suite("CategoryColorsTests", "TestSupport"),
  suite(
    "ChartsTests", "Catalogue", "CivilTime", "Drawing", "Geometry", "Motion", "SVG", "TestSupport",
    fixtures: ["Fixtures"]),
  suite("DrawingTests", "CategoryColors", "Geometry", "Interface", "Motion", "TestSupport"),
  suite("MotionTests", "Geometry", "TestSupport"),
  suite("RenderingTests", "CGraphics", "Drawing", "Geometry", "Motion"),
  suite(
    "ReportingTests", "Catalogue", "Charts", "CivilTime", "Drawing", "Geometry", "Reviews", "SVG",
    "Sampling", "Tracking"),
  suite("SVGTests", "Drawing", "Geometry", "Motion"),
  suite(
    "SkinsTests", "Drawing", "Interface", "Motion", "Rendering", "Reporting", "Styles",
    "TestSupport"),
  suite(
    "StyleGenerationTests", "StyleLoading", "Styles", "TestSupport", "proba-styles",
    fixtures: ["Refused"]),
  suite("StyleLoadingTests", "Styles", "TestSupport"),
  suite("StylesTests", "Geometry", "TestSupport"),
  suite("TagChartsTests", "Catalogue", "Charts", "Drawing", "Sampling", "Tracking"),
  // Suites: views
  suite("BrowserLoggingTests", "Interface", "InterfaceTestSupport", "Logging"),
  suite("BrowserSettingsTests", "Interface", "InterfaceTestSupport", "Settings"),
  suite(
    "ChartViewsTests", "Charts", "Drawing", "DrawingViews", "Geometry", "Gestures", "Interface",
    "InterfaceTestSupport", "Motion"),
  suite("ComponentsTests", "CivilTime", "Interface", "InterfaceTestSupport", "TestSupport"),
  suite("DrawingViewsTests", "Drawing", "Geometry", "Interface", "InterfaceTestSupport"),
  suite("GestureViewsTests", "Geometry", "Gestures", "Interface", "InterfaceTestSupport"),
  suite("GesturesTests", "Geometry", "TestSupport"),
  suite("InterfaceTests", "InterfaceTestSupport"),
  suite("ListViewsTests", "Interface", "InterfaceTestSupport", "Lists"),
  suite("ListsTests", "TestSupport"),
  suite("MotionViewsTests", "Interface", "InterfaceTestSupport", "Motion", "TestSupport"),
  suite(
    "NativeFormattingTests", "Catalogue", "CatalogueFormatting", "CivilTime", "Interface",
    "TestSupport"),
  // Suites: platform and services
  suite("CommandLineToolTests", "Arguments", "TestSupport"),
  suite("CompositionTests", "HostSystem", "TestSupport", fixtures: ["Refused"]),
  suite("DesktopNotificationsTests", "TestSupport"),
  suite("HTTPServerTests", "CZlib", "HostSystem", "TestSupport"),
  suite("HostSystemTests", "TestSupport"),
  suite("LogSinksTests", "HostSystem", "Logging", "TestSupport"),
  suite("PersistenceFaultTests", of: "Persistence", "FaultWorkload", "TestSupport"),
  suite("PersistenceFoundationTests", "Persistence"),
  suite("PersistencePostgreSQLTests", "Persistence", "PersistenceTestSupport", "TestSupport"),
  suite(
    "PersistenceTests", "CSQLite", "JSON", "PersistenceTestSupport", "TestSupport",
    fixtures: ["Refused"]),
  suite("SettingsFilesTests", "Settings", "TestSupport"),
  suite(
    "TrackerStoreTests", "CivilTime", "Persistence", "Preferences", "Reviews", "Sampling",
    "Settings", "SettingsFiles", "TagTimeLog", "TestSupport", "Tracking", "Wire"),
  // Suites: surfaces
  suite(
    "ChartScreensTests", "Catalogue", "ChartViews", "Charts", "CivilTime", "Drawing", "Interface",
    "InterfaceTestSupport", "JSON", "Requests", "Sampling", "Tracking", "Wire"),
  suite(
    "CommandsTests", "Arguments", "Catalogue", "CivilTime", "Composition", "HTTPServer", "Logging",
    "Persistence", "Reporting", "Routes", "Sampling", "Settings", "TagTimeLog", "TestSupport",
    "TrackerStore", "Tracking", "Wire", "proba", fixtures: ["Fixtures"]),
  suite(
    "RoutesTests", "Catalogue", "CivilTime", "HTTPServer", "HostSystem", "JSON", "Preferences",
    "QuantityReading", "Sampling", "TestSupport", "TrackerStore", "Tracking", "Wire"),
  suite(
    "ScreensTests", "Answering", "Catalogue", "CivilTime", "DayScreens", "Drawing", "Interface",
    "InterfaceTestSupport", "JSON", "PageModel", "Preferences", "Reporting", "Requests", "Reviews",
    "Sampling", "StatisticsScreens", "TestSupport", "Tracking", "Wire"),
]
