/// What the page can be told to do.
///
/// A command is one 32-bit word, its number in the low eight bits and its operand above. Some are
/// followed by more words: a node's number, or the length in UTF-16 units of a text, whose bytes
/// are the next ones in the arena. `Documentation/host-script.md` lists them.
package enum Command: UInt32, CaseIterable, Sendable {
  /// Followed by the text of all names.
  case names
  /// Opens an element with the tag in the operand; followed by its number.
  case open
  /// Closes the open element and puts it where it belongs.
  case close
  /// Makes a piece of text with the number in the operand; followed by the text.
  case text
  /// Makes an invisible anchor with the number in the operand.
  case anchor
  /// Stands at the node in the operand, so that the next commands change it.
  case select
  /// Stands before the node in the operand, so that new nodes come there.
  case before
  /// Sets the attribute in the operand; followed by its text.
  case attribute
  /// Takes the attribute in the operand away.
  case removeAttribute
  /// Sets the style property in the operand; followed by its text.
  case style
  /// Takes the style property in the operand away.
  case removeStyle
  /// Adds the class in the operand.
  case addClass
  /// Takes the class in the operand away.
  case removeClass
  /// Writes the value of a field; followed by the text.
  case value
  /// Ticks a box or takes the tick away.
  case checked
  /// Writes the piece of text with the number in the operand anew; followed by the text.
  case data
  /// Says which kinds of events the element wants, one bit each.
  case listen
  /// Moves the keyboard focus to the node in the operand.
  case focus
  /// Moves the node in the operand to where the renderer stands.
  case move
  /// Takes the node in the operand off the page and frees its number.
  case remove
  /// Frees the number in the operand and those that follow it, as many in all as the next word
  /// says; their nodes go with one around them.
  case free
  /// Takes off all from the node in the operand up to the one whose number follows.
  case clear
  /// Keeps a copy of the element whose number follows, under the number in the operand.
  case template
  /// Makes copies of the template in the operand; followed by how many, and for each by its
  /// element's number and the texts of its holes. The nodes inside have the numbers after it, in
  /// document order.
  case copy
  /// Says where copies of the template in the operand have texts of their own; followed by how
  /// many, and for each by the command that writes it and the place of its node.
  case holes
  /// Lets go of the template in the operand.
  case dropTemplate
}

/// The number by which both sides know a document node; zero is the page itself.
public struct NodeID: Equatable, Sendable {
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  /// Whether both are the same node.
  public static func == (one: NodeID, other: NodeID) -> Bool { one.number == other.number }
}
