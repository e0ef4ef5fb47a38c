public import Interface
public import Wire

/// The model of a section, and the screen that shows it.
///
/// This is all that the page knows of a section. Each module of screens extends it with the function that makes its
/// model, marked `@export(interface)`: its callers only link it, so that the code of the section is generated in its
/// own module, and nothing of it is sent before the section is shown.
open class SectionModel {
  /// The section.
  public let section: Screen.Section

  /// Returns the emoji that a person chose for a tag, or nothing.
  public var emoji: (_ tag: String) -> String = { _ in "" }

  /// Makes the model of a section.
  public init(_ section: Screen.Section) { self.section = section }

  /// What the section shows.
  open var content: Part { EmptyView().part }

  /// Where the navigation leads to, for instance the period that was shown last.
  open var entrance: Screen { Screen(section) }

  /// Follows the address.
  ///
  /// - Parameters:
  ///   - screen: a screen of this section.
  ///   - hasArrived: whether another section was shown before; all is read then, by ``load()``.
  open func follow(_ screen: Screen, hasArrived: Bool) {}

  /// Called when another section replaces it.
  open func leave() {}

  /// Reads what is shown, where that is not there already.
  open func load() {}

  /// What the screen shows of the section, for the window's name; nil where that is all of it.
  open func name(of screen: Screen) -> String? { nil }

  /// What the keyboard is led to between two screens of the section.
  open func focus(from old: Screen, to new: Screen) -> ArrivalFocus { .heading }
}
