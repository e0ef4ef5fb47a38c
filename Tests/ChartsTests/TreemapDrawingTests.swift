import Charts
import Drawing
import Geometry
import Motion
import TestSupport
import Testing

@Suite struct `A drawing of a treemap` {
  private let frame = Rect(x: 0, y: 0, width: 360, height: 300)

  /// A few large tags and many small ones, each with others inside.
  private func tree(_ random: inout SplitMix, count: Int = 300) -> AmountTree {
    AmountTree(
      named: (1...count).map { number in
        let scale = Double.random(in: 0.5...1.5, using: &random)
        return ("tag\(number % 41)/part\(number % 7)/leaf\(number)", scale * 1_000 / Double(number))
      })
  }

  private func picture(
    of map: Treemap, depth: Int = 3, color: @escaping (Int) -> Ink = { .palette($0) }
  ) -> Picture {
    var picture = Picture(size: map.frame.size)
    map.draw(
      into: &picture, depth: depth, color: color,
      words: { (map.name(of: $0) ?? "others", "\(map.cells[$0].amount) h") },
      others: { ("\($0.count) others", "") }, measure: .estimate)
    return picture
  }

  /// Each filled rectangle with its paint, and the texts written after it.
  private func boxes(_ picture: Picture) -> [(frame: Rect, ink: Ink, texts: [Lettering])] {
    var boxes: [(frame: Rect, ink: Ink, texts: [Lettering])] = []
    for operation in picture.operations {
      switch operation {
      case .fill(let path, .ink(let ink)): boxes.append((path.bounds, ink, []))
      case .write(let text): boxes[boxes.count - 1].texts.append(text)
      default: break
      }
    }
    return boxes
  }

  private static let inks = (1...12).map { Ink.palette($0) } + [.secondary, .accent]

  @Test(arguments: inks)
  func `has readable texts on calm grounds`(ink: Ink) {
    let tree = AmountTree(named: [("work/code/swift", 6), ("work/code", 1), ("work", 2)])
    let boxes = boxes(picture(of: Treemap(tree, in: frame), color: { _ in ink }))
    #expect(boxes.count == 5, "work, the rest of it, code, swift and the rest of code")
    for palette in [Palette.light, .dark] {
      let (color, surface) = (palette.color(of: ink), palette[.surface])
      for box in boxes {
        let ground = palette.color(of: box.ink)
        #expect(ground.opacity == 1)
        #expect(ground.distance(to: surface) < color.distance(to: surface) / 2, "it is calm")
        for text in box.texts {
          let contrast = palette.color(of: text.ink).contrast(with: ground)
          #expect(contrast >= 4.5, "\(text.text), dark: \(palette.isDark): \(contrast)")
        }
      }
    }
  }

  @Test func `has an edge of the colour itself around each outermost cell`() {
    let map = Treemap(AmountTree(named: [("a/b", 3), ("a/c", 2), ("d", 4)]), in: frame)
    let edges = picture(of: map).operations.compactMap {
      if case .stroke(_, .ink(let ink), _) = $0 { ink } else { nil }
    }
    #expect(edges == map.cells[0].children.map { .palette($0) })
  }

  /// There are twelve colours, and a person may choose one twice.
  @Test func `distinguishes cells of the same colour by patterns`() {
    let tree = AmountTree(named: (1...30).map { ("tag\($0)", 40 - Double($0)) })
    let map = Treemap(tree, in: Rect(x: 0, y: 0, width: 900, height: 600))
    let picture = picture(of: map) { .palette($0 % 13) }
    var paints: [Paint] = []
    for case .fill(_, let paint) in picture.operations { paints.append(paint) }
    #expect(paints.count == 30 && Set(paints).count == 30)
    #expect(paints.prefix(12).allSatisfy { if case .ink = $0 { true } else { false } })
    for case .pattern(let pattern) in paints {
      // Slanted lines mean that there were no answers.
      for kind in [Pattern.Kind.rising, .falling] {
        let slanted = Pattern.marks(
          kind, ink: pattern.ink, ground: pattern.ground, period: 8, thickness: 1.5)
        #expect(pattern != slanted)
      }
      for palette in [Palette.light, .dark] {
        let text = palette[.primary]
        for ink in [pattern.ink, pattern.ground ?? .surface] {
          #expect(text.contrast(with: palette.color(of: ink)) >= 4.5)
        }
        #expect(palette.color(of: pattern.ink) != palette.color(of: pattern.ground ?? .surface))
      }
    }
    var edges: [Ink] = []
    for case .stroke(_, .ink(let ink), _) in picture.operations { edges.append(ink) }
    #expect(edges == (1...30).map { .palette($0 % 13) }, "the colours are their own")
  }

  @Test(arguments: [UInt64](1...10))
  func `has names that can be read, or none`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tree = tree(&random)
    for width in [300.0, 360, 800] {
      let map = Treemap(tree, in: Rect(x: 0, y: 0, width: width, height: 300), leastSide: 24)
      let texts = boxes(picture(of: map, depth: 4)).flatMap(\.texts)
      #expect(!texts.isEmpty)
      for text in texts {
        #expect(text.style.size >= 11, "\(text.text), seed \(seed)")
        let letters = text.text.hasSuffix("…") ? text.text.count - 1 : 3
        #expect(letters >= 3, "\(text.text), seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64](1...20))
  func `has no cells too narrow to be read or touched`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tree = tree(&random)
    for width in [300.0, 360, 800] {
      let map = Treemap(
        tree, in: Rect(x: 0, y: 0, width: width, height: 300), leastSide: 24)
      for box in boxes(picture(of: map)) {
        let least = min(box.frame.width / 24, box.frame.height / 16)
        // The gaps between cells take up to 2 pixels.
        #expect(least >= 0.9, "\(box.frame), \(box.texts.map(\.text)), seed \(seed)")
      }
      for cell in map.cells.indices where !map.cells[cell].children.isEmpty {
        let (camera, children) = (map.camera(on: cell), map.cells[cell].children)
        // The small rest beside a few large cells may be narrow.
        let isRest = children.dropLast().allSatisfy {
          map.cells[$0].amount >= map.cells[cell].amount / 20
        }
        for inner in isRest ? children.dropLast() : children
        where map.cells[inner].amount < map.cells[cell].amount / 20 {
          let seen = camera.seen(map.cells[inner].frame)
          #expect(min(seen.width, seen.height) >= 24 - 1e-6, "\(seen), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [UInt64](1...10))
  func `keeps all areas exact while cells are combined`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let map = Treemap(tree(&random), in: frame, leastSide: 24)
    #expect(map.cells.contains { $0.isGathered })
    for cell in map.cells {
      let share = cell.frame.size.area / frame.size.area
      #expect((share - cell.amount / map.cells[0].amount).magnitude < 1e-9, "seed \(seed)")
    }
    let leaves = map.cells.filter { $0.children.isEmpty }.flatMap(\.nodes).sorted()
    let all = map.tree.nodes.indices.filter { map.tree.nodes[$0].children.isEmpty }
    #expect(leaves == all, "each is in one cell, seed \(seed)")
  }

  @Test func `counts the cells that are combined where their name has no room, and never cuts it`()
  {
    let tree = AmountTree(
      named: [("work", 100.0)] + (1...4).map { ("small\($0)", 2) })
    let shown = stride(from: 240.0, through: 1_200, by: 20).compactMap { width in
      let map = Treemap(tree, in: Rect(x: 0, y: 0, width: width, height: 40), leastSide: 24)
      return boxes(picture(of: map, depth: 1)).last?.texts.first?.text
    }
    #expect(shown.contains("+4"), "\(shown)")
    #expect(!shown.contains { $0.hasPrefix("oth") && $0 != "others" }, "\(shown)")
  }

  @Test func `draws inner cells that cannot be read as one of the same area`() throws {
    let tree = AmountTree(
      named: [("work/code", 60.0), ("work/mail", 30)]
        + (1...40).map { ("work/small\($0)", 0.125) })
    let map = Treemap(tree, in: Rect(x: 0, y: 0, width: 720, height: 300))
    let boxes = boxes(picture(of: map, depth: 2))
    let names = boxes.map { $0.texts.first?.text ?? "" }
    #expect(names == ["work", "code", "mail", "40 others"])
    guard boxes.count == 4 else { return }
    // Without the gaps between them.
    let areas = boxes.map { ($0.frame.width + 1.5) * ($0.frame.height + 1.5) }
    #expect((areas[3] / areas[2] - 5 / 30.0).magnitude < 1e-3, "\(areas)")
    #expect((areas[1] / areas[2] - 2).magnitude < 1e-3, "\(areas)")
  }

  @Test func `leaves their room empty where even together they are too small`() {
    let tree = AmountTree(
      named: [("work/code", 99.0)] + (1...20).map { ("work/small\($0)", 0.05) })
    let names = boxes(picture(of: Treemap(tree, in: frame), depth: 2)).map { $0.texts.first?.text }
    #expect(names == ["work", "code"])
  }

  @Test func `keeps a large tag apart from the few that are too small to be read`() {
    let tree = AmountTree(named: [("sleep", 70), ("work", 29.99), ("a", 0.005), ("b", 0.005)])
    let map = Treemap(tree, in: frame, leastSide: 24)
    #expect(map.cells[0].children.map { map.name(of: $0) } == ["sleep", "work", nil])
  }

  @Test func `keeps no places in which cells would be too narrow`() {
    // Large items become small, and small ones large.
    let names = (1...30).map { "tag\($0)" }
    let before = AmountTree(named: names.map { ($0, 10) })
    let after = AmountTree(
      named: names.enumerated().map { ($1, $0 % 3 == 0 ? 40.0 : 6) })
    let map = Treemap(
      after, in: frame, leastSide: 24, keeping: Treemap(before, in: frame, leastSide: 24))
    for cell in map.cells[0].children {
      let frame = map.cells[cell].frame
      #expect(min(frame.width, frame.height) >= 24 - 1e-6, "\(frame)")
    }
  }
}

extension Path {
  /// The smallest rectangle around its points.
  fileprivate var bounds: Rect {
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for step in steps {
      switch step {
      case .rectangle(let rect), .roundedRectangle(let rect, radius: _):
        add(rect.origin)
        add(Point(x: rect.maxX, y: rect.maxY))
      default: break
      }
    }
    return Rect(left: low.x, top: low.y, right: high.x, bottom: high.y)
  }
}
