import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Charts

@Suite struct `A donut` {
  private let frame = Rect(x: 10, y: 20, width: 200, height: 160)

  private func donut(_ values: [Double], _ change: (inout Donut.Style) -> Void = { _ in }) -> Donut
  {
    var style = Donut.Style()
    change(&style)
    return Donut(values, in: frame, style: style)
  }

  @Test func `has slices proportional to their shares, clockwise from the top`() {
    let donut = donut([2, 1, 1])
    #expect(donut.center == Point(x: 110, y: 100) && donut.radius == 80)
    #expect(donut.slices.map(\.share) == [0.5, 0.25, 0.25])
    #expect(donut.slices[0].start == 0 && donut.slices[1].start == .pi)
    #expect(donut.slice(at: Point(x: 180, y: 100)) == 0)
    #expect(donut.slice(at: Point(x: 60, y: 140)) == 1)
    #expect(donut.slice(at: Point(x: 60, y: 60)) == 2)
    #expect(donut.slice(at: donut.center) == nil && donut.slice(at: .zero) == nil)
  }

  @Test(arguments: [[], [0], [-1, .nan], [.infinity]] as [[Double]])
  func `of nothing has no slice`(values: [Double]) {
    #expect(donut(values).slices.isEmpty)
  }

  @Test func `merges small shares, unless there is only one`() {
    let many = donut([90, 1, 5, 2, 2]) { $0.leastShare = 0.03 }
    #expect(many.slices.map(\.members) == [[0], [2], [1, 3, 4]])
    #expect(many.slices.last?.share == 0.05)
    let one = donut([90, 1, 9]) { $0.leastShare = 0.03 }
    #expect(one.slices.map(\.members) == [[0], [1], [2]])
  }

  /// Thirteen is the first colour again, and a person may choose one twice.
  @Test func `distinguishes slices of the same colour by patterns`() {
    let numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 2, 1]
    var picture = Picture(size: Size(width: 220, height: 200))
    donut(numbers.map { _ in 1 }).draw(into: &picture, colors: numbers.map { .palette($0) })
    var paints: [Paint] = []
    for case .fill(_, let paint) in picture.operations { paints.append(paint) }
    #expect(paints.count == 16 && Set(paints).count == 16)
    for (number, paint) in zip(numbers, paints) {
      switch paint {
      case .ink(let ink): #expect(ink == .palette(number))
      case .pattern(let pattern): #expect(pattern.ground == .palette(number), "it keeps its colour")
      case .gradient, .radial, .angular: Issue.record("\(number)")
      }
    }
    var legend = Picture(size: picture.size)
    for paint in Donut.paints(in: numbers.map { .palette($0) }) {
      legend.fill(.circle(center: .zero, radius: 5), with: paint)
    }
    let samples = legend.operations.compactMap {
      if case .fill(_, let paint) = $0 { paint } else { nil }
    }
    #expect(samples == paints, "a legend has the same")
  }

  @Test(arguments: 1...40)
  func `never has the same pattern on both sides of a border`(count: Int) {
    for kinds in 3...8 {
      let patterns = Donut.patterns(for: count, kinds: kinds)
      #expect(patterns.allSatisfy { (0..<kinds).contains($0) } && patterns.count == count)
      for place in 0..<count where count > 1 {
        #expect(patterns[place] != patterns[(place + 1) % count], "\(count) of \(kinds)")
      }
    }
  }

  /// If lines connect slices and names, patterns would only be distracting.
  @Test(arguments: [false, true])
  func `uses patterns if requested, one for each slice`(isPatterned: Bool) {
    let donut = donut([3, 2, 1])
    var picture = Picture(size: Size(width: 220, height: 200))
    donut.draw(
      into: &picture, colors: [.accent, .success, .danger], isPatterned: isPatterned)
    let paints = picture.operations.compactMap {
      if case .fill(_, let paint) = $0 { paint } else { nil }
    }
    #expect(
      paints.map { if case .pattern = $0 { true } else { false } }
        == Array(repeating: isPatterned, count: 3))
    #expect(Set(paints).count == 3)
  }

  @Test(arguments: [0, 0.5, 0.8], [Donut.Cap.flat, .round])
  func `draws each slice within its own angle and ring`(hole: Double, cap: Donut.Cap) {
    let seed: UInt64 = 3
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      let values = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        Double.random(in: 0.01...5, using: &random)
      }
      let donut = donut(values) {
        $0.hole = hole
        $0.cap = cap
        $0.padding = 3
      }
      for (number, slice) in donut.slices.enumerated() {
        for point in donut.outline(of: slice).points {
          let (x, y) = (point.x - donut.center.x, point.y - donut.center.y)
          let distance = (x * x + y * y).squareRoot()
          #expect(distance <= donut.radius + 0.05 && distance >= donut.innerRadius - 0.05)
          // Towards the middle a hair, since a curve is a circle within a ten-thousandth.
          let inside = Point(
            x: donut.center.x + x * 0.999, y: donut.center.y + y * 0.999)
          guard distance < donut.radius * 0.999, distance > donut.innerRadius * 1.01 else {
            continue
          }
          #expect(donut.slice(at: inside) == number, "seed \(seed), slice \(number)")
        }
      }
    }
  }

  @Test func `is a whole ring if it has one slice`() {
    let steps = Array(donut([5]).outline(of: donut([5]).slices[0]).steps)
    #expect(steps.count(where: { $0 == .close }) == 2)
    let pie = donut([5]) { $0.hole = 0 }
    #expect(Array(pie.outline(of: pie.slices[0]).steps).count(where: { $0 == .close }) == 1)
  }

  @Test func `moves a chosen slice out along its middle`() {
    let donut = donut([1, 1, 1, 1])
    let (still, lifted) = (
      donut.outline(of: donut.slices[0]).points, donut.outline(of: donut.slices[0], lift: 10).points
    )
    for (one, other) in zip(still, lifted) {
      #expect((other.x - one.x - 50.0.squareRoot()).magnitude < 1e-3)
      #expect((one.y - other.y - 50.0.squareRoot()).magnitude < 1e-3)
    }
  }

  @Test func `keeps its labels apart, in order and within the frame`() {
    let seed: UInt64 = 12
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let values = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Double.random(in: 0.01...5, using: &random)
      }
      let donut = donut(values)
      let labels = donut.labels(height: 14, in: frame, reach: 20)
      for side in [false, true] {
        let column = labels.filter { $0.isLeft == side }.map(\.place.y).sorted()
        #expect(zip(column, column.dropFirst()).allSatisfy { $1 - $0 >= 14 - 1e-9 }, "seed \(seed)")
        #expect(column.allSatisfy { $0 >= 27 - 1e-9 && $0 <= 173 + 1e-9 })
      }
      // A slice without a label is no larger than those with one.
      let shown = Set(labels.map(\.slice))
      let least = labels.filter { !$0.isLeft }.map { donut.slices[$0.slice].share }.min() ?? 0
      let right = donut.slices.indices.filter {
        donut.slices[$0].middle <= .pi && !shown.contains($0)
      }
      #expect(right.allSatisfy { donut.slices[$0].share <= least })
    }
  }

  /// Straight lines from many small slices to their names used to cut through a small ring.
  @Test(arguments: [12.0, 30, 80])
  func `leads lines around the ring to its labels, never through it`(radius: Double) {
    let seed: UInt64 = 31
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let values = (0..<Int.random(in: 1...16, using: &random)).map { _ in
        Double.random(in: 0.01...1, using: &random)
      }
      let frame = Rect(x: 0, y: 0, width: 400, height: 240)
      let ring = Rect(x: 200 - radius, y: 120 - radius, width: 2 * radius, height: 2 * radius)
      let donut = Donut(values, in: ring)
      for label in donut.labels(height: 16, in: frame, reach: Donut.reach) {
        let points = donut.leader(of: label, reach: Donut.reach).points
        for (one, other) in zip(points, points.dropFirst()) {
          for share in stride(from: 0.0, through: 1, by: 0.1) {
            let x = one.x + (other.x - one.x) * share - donut.center.x
            let y = one.y + (other.y - one.y) * share - donut.center.y
            // An arc is approximated by eight chords, which lie slightly inside it.
            #expect((x * x + y * y).squareRoot() > radius - 1.5, "seed \(seed)")
          }
        }
        for (end, wanted) in [(points.first, label.anchor), (points.last, label.place)] {
          #expect(abs((end?.x ?? 0) - wanted.x) < 1e-3 && abs((end?.y ?? 0) - wanted.y) < 1e-3)
        }
      }
    }
  }

  @Test func `moves labels as little as possible`() {
    let seed: UInt64 = 77
    var random = SplitMix(seed: seed)
    func cost(_ wanted: [Double], _ places: [Double]) -> Double {
      zip(wanted, places).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    for _ in 0..<100 {
      let wanted = (0..<6).map { _ in Double.random(in: 0...100, using: &random) }.sorted()
      let places = LabelColumn.places(for: wanted, height: 10, from: 0, to: 100)
      let best = cost(wanted, places)
      for _ in 0..<200 {
        // Any other permitted places.
        let moved = places.map { $0 + .random(in: -3...3, using: &random) }
        let isAllowed =
          zip(moved, moved.dropFirst()).allSatisfy { $1 - $0 >= 10 } && moved[0] >= 5
          && moved[5] <= 95
        if isAllowed { #expect(cost(wanted, moved) >= best - 1e-9, "seed \(seed)") }
      }
    }
  }
}

extension Path {
  /// Points along the path, which consists of lines and arcs.
  fileprivate var points: [Point] {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .arc(let center, let radius, let start, let end):
        for share in stride(from: 0.0, through: 1, by: 0.125) {
          let angle = start + (end - start) * share
          points.append(Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
      default: break
      }
    }
    return points
  }
}
