public import Interface
public import Wire

/// The model of a section, and the screen that shows it.
///
/// This is all that the page knows of a section. Each module of screens extends it with the function that
/// makes its model, marked `@export(interface)`: its callers only link it, so the code of the section is
/// generated in its own module, and none of it is sent before the section is shown.
open class SectionModel {
  /// The section.
  public let section: Screen.Section

  /// Returns the emoji that a person chose for a tag, or nothing.
  public var emoji: (_ tag: String) -> String = { _ in "" }

  /// Makes the model of a section.
  public init(_ section: Screen.Section) { self.section = section }

  /// The content of the section.
  open var content: Part { EmptyView().part }

  /// The destination of the navigation, such as the period shown last.
  open var entrance: Screen { Screen(section) }

  /// Follows the address.
  ///
  /// - Parameters:
  ///   - screen: a screen of this section.
  ///   - hasArrived: whether another section was shown before; if so, ``load()`` reads everything.
  open func follow(_ screen: Screen, hasArrived: Bool) {}

  /// Called when another section replaces this one.
  open func leave() {}

  /// Reads the data shown that is not cached.
  open func load() {}

  /// Returns the name of the part of the section that a screen shows, for the title of the window; nil for
  /// the whole.
  open func name(of screen: Screen) -> String? { nil }

  /// Returns the destination of the focus after a move between two screens of the section.
  open func focus(from old: Screen, to new: Screen) -> ArrivalFocus { .heading }
}
