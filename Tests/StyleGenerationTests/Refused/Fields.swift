import Styles

/// Code with names or types that would be wrong when a program runs; the types are those of the article.
enum Wrong {
  static func read(_ style: AppStyle) {
    // error: value of type 'EditorStyle' has no member 'cusror'
    _ = style.editor.cusror
    // error: value of type 'AppStyle' has no member 'cursor'
    _ = style.cursor
    // error: cannot convert value of type 'Double' to specified type 'String'
    let text: String = style.editor.cursor.showTime
    // error: cannot convert value of type 'StyleColor' to specified type 'StyleFont'
    let font: StyleFont = style.editor.cursor.color
    // error: cannot convert value of type 'EditorCursorStyle' to specified type 'Bool'
    let flag: Bool = style.editor.cursor
    // error: cannot assign to property: 'isTopBarHidden' is a get-only property
    style.editor.isTopBarHidden = true
    _ = (text, font, flag)
  }

  static func make(_ styles: StyleLookup) {
    // error: '_styles' is inaccessible due to 'private' protection level
    _ = AppStyle(styles)._styles
    // error: missing argument for parameter #1 in call
    _ = AppStyle()
  }
}
