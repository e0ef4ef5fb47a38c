public import Interface

/// A view of the component kit: qualities common to all components are set in the same way.
///
///     Chip("reading").tone(.palette(3)).controlSize(.small)
///     Button("Save") { save() }.busy(isSaving)
public protocol Component: View {
  /// Applies a quality, replacing an earlier one of the same kind.
  mutating func adopt(_ quality: Quality)
}

/// A property that every component has.
public enum Quality: Sendable {
  /// The component's size.
  case size(ControlSize)
  /// The colour of the thing that it represents.
  case tone(Color)
  /// Whether it is busy and cannot be used meanwhile.
  case busy(Bool)
  /// Whether it is disabled.
  case disabled(Bool)
}

/// The size of a control.
public enum ControlSize: CaseIterable, Sendable {
  /// For use beside a line of text; with the space around it, still large enough to touch.
  case small
  /// The size of a touch target.
  case regular
  /// The main control on the screen.
  case large
}

extension Component {
  private func adopting(_ quality: Quality) -> Self {
    var copy = self
    copy.adopt(quality)
    return copy
  }

  /// Sets the component's size.
  public func controlSize(_ size: ControlSize) -> Self { adopting(.size(size)) }

  /// Gives the component the colour of the thing that it represents.
  public func tone(_ color: Color) -> Self { adopting(.tone(color)) }

  /// Shows that the component is busy; it keeps the focus and does nothing meanwhile.
  public func busy(_ isBusy: Bool = true) -> Self { adopting(.busy(isBusy)) }

  /// Disables the component.
  public func disabled(_ isDisabled: Bool = true) -> Self { adopting(.disabled(isDisabled)) }
}

/// The qualities of a component that consists of several elements.
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

  /// The traits for the element that carries the looks.
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
