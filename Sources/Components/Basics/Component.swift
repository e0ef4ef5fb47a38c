public import Interface

/// A view of the kit: what can be said of all of them is said of each in the same way.
///
///     Chip("reading").tone(.palette(3)).controlSize(.small)
///     Button("Save") { save() }.busy(isSaving)
public protocol Component: View {
  /// Takes on a quality, in place of an earlier one of the same kind.
  mutating func adopt(_ quality: Quality)
}

/// Something that can be said of every component.
public enum Quality: Sendable {
  /// How large it is.
  case size(ControlSize)
  /// The colour of what it stands for.
  case tone(Color)
  /// Whether it is at work and cannot be used meanwhile.
  case busy(Bool)
  /// Whether it cannot be used at all.
  case disabled(Bool)
}

/// How large a control is.
public enum ControlSize: CaseIterable, Sendable {
  /// Beside a line of text; still large enough for a finger with the room around it.
  case small
  /// As large as a finger.
  case regular
  /// The one thing on the screen.
  case large
}

extension Component {
  private func adopting(_ quality: Quality) -> Self {
    var copy = self
    copy.adopt(quality)
    return copy
  }

  /// Sets how large the component is.
  public func controlSize(_ size: ControlSize) -> Self { adopting(.size(size)) }

  /// Gives the component the colour of what it stands for.
  public func tone(_ color: Color) -> Self { adopting(.tone(color)) }

  /// Shows that the component is at work; it keeps the focus and does nothing meanwhile.
  public func busy(_ isBusy: Bool = true) -> Self { adopting(.busy(isBusy)) }

  /// Keeps the component from being used.
  public func disabled(_ isDisabled: Bool = true) -> Self { adopting(.disabled(isDisabled)) }
}

/// What has been said of a component that is made of several elements.
struct Qualities {
  var size = ControlSize.regular
  var tone: Color?
  var isBusy = false
  var isDisabled = false

  mutating func adopt(_ quality: Quality) {
    switch quality {
    case .size(let size): self.size = size
    case .tone(let color): tone = color
    case .busy(let isBusy): self.isBusy = isBusy
    case .disabled(let isDisabled): self.isDisabled = isDisabled
    }
  }

  /// What is said of the element that carries the looks.
  var traits: [Trait] {
    var traits: [Trait] = []
    switch size {
    case .small: traits.append(.look(.small))
    case .regular: break
    case .large: traits.append(.look(.large))
    }
    if let tone { traits += [.look(.tinted), .style(.tint, tone.css)] }
    if isBusy { traits.append(.look(.busy)) }
    return traits
  }
}
