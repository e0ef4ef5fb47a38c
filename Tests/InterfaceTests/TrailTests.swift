import Interface
import InterfaceTestSupport
import Testing

/// The source locations in the report of a crash in a development build.
@Suite struct TrailTests {
  final class Model {
    @Observed var name = "a"
    var trails: [[String]] = []

    /// Records the locations as a crash would report them.
    func note() {
      let places = Renderer.trail.split(separator: " > ").map(String.init)
      trails.append(places)
    }
  }

  struct Outer: View {
    let model: Model

    var body: some View {
      VStack {
        Text("before")
        Inner(model: model)
      }
    }
  }

  struct Inner: View {
    let model: Model

    var body: some View {
      let _ = model.note()
      Button(model.name) { model.note() }
    }
  }

  @Test func `the locations lead from the outermost view to the one being evaluated`() throws {
    let model = Model()
    let page = TestPage(Outer(model: model))
    model.name = "b"
    page.settle()
    page.click("button", "b")
    #expect(model.trails.count == 3)
    let first = try #require(model.trails.first)
    #expect(first.count == 2, "the stack, and the inner view in it")
    #expect(first.allSatisfy { $0.hasPrefix("InterfaceTests/TrailTests.swift:") })
    let lines = first.compactMap { Int($0.split(separator: ":").last ?? "") }
    #expect(lines.count == 2 && lines[1] == lines[0] + 2)
    #expect(model.trails[1] == first, "the same after an update of the inner view alone")
    #expect(
      model.trails[2].dropLast() == first[...], "and within it, the button whose handler runs")
    #expect(model.trails[2].count == 3)
  }

  @Test func `there is none while no view is evaluated`() { #expect(Renderer.trail == "") }
}
