/// The commands that change the page.
///
/// A command is one 32-bit word, its number in the low eight bits and its operand above. Some are
/// followed by more words: a node's number, or the length in UTF-16 units of a text, whose bytes
/// are the next ones in the arena. `Documentation/host-script.md` lists them.
package enum Command: UInt32, CaseIterable, Sendable {
  /// Followed by the text of all names; with the operand 1, 2 or 3 by that of one more tag, attribute or
  /// style property.
  case names
  /// Opens an element with the tag in the operand; followed by its number.
  case open
  /// Closes the open element and puts it where it belongs.
  case close
  /// Makes a piece of text with the number in the operand; followed by the text.
  case text
  /// Makes an invisible anchor with the number in the operand.
  case anchor
  /// Selects the node in the operand for the commands that follow.
  case select
  /// Sets the insertion point before the node in the operand.
  case before
  /// Sets the attribute in the operand; followed by its text.
  case attribute
  /// Removes the attribute in the operand.
  case removeAttribute
  /// Sets the style property in the operand; followed by its text.
  case style
  /// Removes the style property in the operand.
  case removeStyle
  /// Adds the class in the operand.
  case addClass
  /// Removes the class in the operand.
  case removeClass
  /// Writes the value of a field; followed by the text.
  case value
  /// Checks or unchecks a box.
  case checked
  /// Replaces the piece of text with the number in the operand; followed by the text.
  case data
  /// Sets the kinds of events the element handles, one bit each.
  case listen
  /// Moves the keyboard focus to the node in the operand.
  case focus
  /// Moves the node in the operand to the insertion point.
  case move
  /// Removes the node in the operand from the page and frees its number.
  case remove
  /// Frees consecutive numbers from the one in the operand; the next word holds their count. Their
  /// nodes are removed with one around them.
  case free
  /// Removes all nodes from the one in the operand up to the one whose number follows.
  case clear
  /// Keeps a copy of the element whose number follows, under the number in the operand.
  case template
  /// Makes copies of the template in the operand; followed by their count, and for each by its
  /// element's number and the texts of its holes. The nodes inside have the numbers after it, in
  /// document order.
  case copy
  /// Defines the texts that vary between copies of the template in the operand; followed by their
  /// count, and for each by the command that writes it and the position of its node.
  case holes
  /// Releases the template in the operand.
  case dropTemplate
}

/// The number by which both sides know a document node; zero is the page itself.
public struct NodeID: Equatable, Sendable {
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  /// Whether both are the same node.
  public static func == (one: NodeID, other: NodeID) -> Bool { one.number == other.number }
}
