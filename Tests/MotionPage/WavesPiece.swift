import Interface
import Motion
import MotionViews

/// Waves in the colours of the rainbow that sweep endlessly over a strip.
struct WavesPiece: View {
  @Environment(ReducesMotion.self) private var reducesMotion
  @State private var isStarted = false

  /// The strip's width is one; all other lengths are relative to it.
  private static var train: WaveTrain { WaveTrain(count: colors.count, width: 1, front: front) }
  private static var front: Double { 0.18 }
  private static var colors: [Int] { [6, 10, 5, 3, 2, 1, 7] }

  var body: some View {
    Piece("The rainbow's waves") {
      Button(isStarted ? "Stop the waves" : "Start the waves") { isStarted.toggle() }
      TimelineView(isPaused: !isStarted) { time in
        strip(layers(at: time / 4))
      }
    }
  }

  private func strip(_ layers: [Layer]) -> Box {
    var strip = Box {
      ForEach(layers.indices) { index in
        Wave(color: Self.colors[layers[index].wave], offset: layers[index].place.offset, row: index)
      }
    }
    .id("waves").frame(height: .touch).accessibilityHidden()
    // Content outside is clipped.
    strip.apply(.look(.bar))
    return strip
  }

  private struct Layer {
    let wave: Int
    let place: WaveTrain.Place
  }

  /// The lowest layer comes first.
  private func layers(at rounds: Double) -> [Layer] {
    var layers: [Layer] = []
    for wave in Self.colors.indices {
      let position = Self.train.position(of: wave, at: rounds)
      layers.append(Layer(wave: wave, place: Self.train.place(at: position)))
      if let copy = Self.train.copy(at: position) {
        layers.append(Layer(wave: wave, place: copy))
      }
    }
    return layers.sorted { $0.place.height < $1.place.height }
  }
}

/// A block of a colour with a front that fades into the layers below.
private struct Wave: View {
  let color: Int
  let offset: Double
  /// The number of blocks before it in the flow of the page; all are shown in one place.
  let row: Int

  private static var steps: Int { 12 }

  var body: some View {
    HStack(spacing: .none) {
      Box { Words("") }
        .background(.palette(color)).frame(width: .fraction(1), height: .full).fixedSize()
      ForEach(0..<Self.steps) { step in
        Box { Words("") }
          .background(.mix(.palette(color), 1 - (Double(step) + 0.5) / Double(Self.steps)))
          .frame(width: .fraction(0.015), height: .full).fixedSize()
      }
    }
    .frame(height: .full).shifted(byWidths: offset, byHeights: -row)
  }
}

extension View {
  /// Shows the view at an offset, as a multiple of its own size.
  fileprivate func shifted(byWidths share: Double, byHeights rows: Int) -> Styled {
    var copy = styled
    copy.apply(.attribute(.name, "wave"))
    copy.apply(.style(.translate, percentage(share) + " \(rows * 100)%"))
    return copy
  }

  private func percentage(_ share: Double) -> String {
    let parts = Int(share.magnitude * 10_000 + 0.5)
    let rest = parts % 100
    return (share < 0 ? "-" : "") + "\(parts / 100)." + (rest < 10 ? "0" : "") + "\(rest)%"
  }
}
