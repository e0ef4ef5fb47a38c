/// The words of the document, each sent to the page once and then named by its number.
///
/// The order of the cases is the order of the words beside them; a test compares the two.
enum Names {
  /// All words, one kind a line, as the first command carries them.
  static var table: String {
    Tag.words + "\n" + Attribute.words + "\n" + StyleProperty.words + "\n" + StyleClass.words
      + "\n" + EventKind.words
  }
}

/// An element's kind.
public enum Tag: UInt8, CaseIterable, Sendable {
  case div, span, p, h1, h2, h3, h4, button, a, input, label, ul, ol, li
  case table, caption, thead, tbody, tr, th, td
  case main, nav, header, footer, section, aside, hr, progress, fieldset, legend, time
  case textarea

  package static let words = """
    div span p h1 h2 h3 h4 button a input label ul ol li \
    table caption thead tbody tr th td \
    main nav header footer section aside hr progress fieldset legend time textarea
    """
}

/// A property of an element that has the form of text.
public enum Attribute: UInt8, CaseIterable, Sendable {
  case id, type, name, href, placeholder, title, lang, dir, role, scope, disabled, max, min
  case autocomplete, inputmode, enterkeyhint, autocapitalize, spellcheck, tabindex, value, list
  case ariaLabel, ariaLabelledby, ariaDescription, ariaHidden, ariaValuetext, ariaValuenow
  case ariaCurrent, ariaSelected, ariaPressed, ariaExpanded, ariaControls, ariaLive
  case ariaActivedescendant, ariaAutocomplete, ariaKeyshortcuts, ariaInvalid, ariaBusy
  case colspan, rowspan, datetime, target, rel, required, step
  case rows, accept, multiple, ariaDescribedby, ariaPosinset, ariaSetsize

  package static let words = """
    id type name href placeholder title lang dir role scope disabled max min \
    autocomplete inputmode enterkeyhint autocapitalize spellcheck tabindex value list \
    aria-label aria-labelledby aria-description aria-hidden aria-valuetext aria-valuenow \
    aria-current aria-selected aria-pressed aria-expanded aria-controls aria-live \
    aria-activedescendant aria-autocomplete aria-keyshortcuts aria-invalid aria-busy \
    colspan rowspan datetime target rel required step rows accept multiple aria-describedby \
    aria-posinset aria-setsize
    """
}

/// A property of an element's looks.
public enum StyleProperty: UInt8, CaseIterable, Sendable {
  case paddingBlock, paddingInline, gap, alignItems, marginInline, textAlign
  case inlineSize, maxInlineSize, minInlineSize, blockSize, minBlockSize, maxBlockSize, flexGrow
  case backgroundColor, color, borderRadius, borderColor, opacity, font, insetInlineStart
  case marginBlockStart, marginInlineStart

  package static let words = """
    padding-block padding-inline gap align-items margin-inline text-align \
    inline-size max-inline-size min-inline-size block-size min-block-size max-block-size \
    flex-grow background-color color border-radius border-color opacity font inset-inline-start \
    margin-block-start margin-inline-start
    """
}

/// A look that the style sheet defines.
public enum StyleClass: UInt8, CaseIterable, Sendable {
  case box, stackV, stackH, flow, spacer, divider, text, heading, button, prominent, plain, link
  case field, fieldLabel, control, picker, option, toggle, progress, list, item, table, scroll
  case dot, bar, barFill, barInterval, bordered, visuallyHidden, enter, card, region, destructive
  case fixed, skip, drag, lazyList, lazyRow, lazyRows

  package static let words = """
    box v h flow spacer divider text heading button prominent plain link \
    field field-label control picker option toggle progress list item table scroll \
    dot bar bar-fill bar-interval bordered visually-hidden enter card region destructive \
    fixed skip drag lazy-list lazy-row lazy-rows
    """
}

/// What a person can do to an element.
public enum EventKind: UInt8, CaseIterable, Sendable {
  case click, input, change, keydown, focusin, focusout
  case pointerdown, pointermove, pointerup, pointercancel, dragover, drop

  package static let words = """
    click input change keydown focusin focusout \
    pointerdown pointermove pointerup pointercancel dragover drop
    """

  /// The kind as one of a set.
  var bit: UInt32 { 1 << UInt32(rawValue) }
}
