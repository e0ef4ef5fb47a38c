// Made of app.styles.json by proba-styles. Change the file, and not this.
// swift-format-ignore-file

public import Styles

/// All styles.
public struct AppStyle: Sendable {
  private let _styles: StyleLookup

  /// Reads the styles as they are now.
  public init(_ styles: StyleLookup) { _styles = styles }

  /// The rule `editor`.
  public var editor: EditorStyle { EditorStyle(_styles) }
}

/// The styles of `editor`.
public struct EditorStyle: Sendable {
  private let _styles: StyleLookup

  /// Reads the styles as they are now.
  public init(_ styles: StyleLookup) { _styles = styles }

  /// The rule `editor.cursor`.
  public var cursor: EditorCursorStyle { EditorCursorStyle(_styles) }

  /// The style `editor.isTopBarHidden`.
  public var isTopBarHidden: Bool {
    _styles.value("editor.isTopBarHidden", or: false)
  }
}

/// The styles of `editor.cursor`.
public struct EditorCursorStyle: Sendable {
  private let _styles: StyleLookup

  /// Reads the styles as they are now.
  public init(_ styles: StyleLookup) { _styles = styles }

  /// The style `editor.cursor.showTime`.
  public var showTime: Double {
    _styles.value("editor.cursor.showTime", or: 0.2)
  }

  /// The style `editor.cursor.color`.
  public var color: StyleColor {
    _styles.value("editor.cursor.color", or: StyleColor(red: 1.0, green: 0.5333333333333333, blue: 0.0, alpha: 1.0))
  }
}

extension AppStyle {
  /// The full names of all styles, in the order of the file.
  public static let names: [String] = [
    "editor.cursor.showTime",
    "editor.cursor.color",
    "editor.isTopBarHidden",
  ]
}
