/// The vocabulary of the document: each word is sent to the page once and then referred to by
/// number.
///
/// The order of the cases is the order of the words beside them; a test compares the two.
enum Names {
  /// All words, one kind per line, as the first command carries them.
  static var table: String {
    Tag.words + "\n" + Attribute.words + "\n" + StyleProperty.words + "\n" + StyleClass.words
      + "\n" + EventKind.words
  }
}

/// An element's kind.
public enum Tag: UInt8, CaseIterable, Sendable {
  /// Generic boxes, runs of words and paragraphs.
  case div, span, p
  /// Headings, from the page's own down.
  case h1, h2, h3, h4
  /// Interactive elements: a button, a link, a field, and its label.
  case button, a, input, label
  /// Lists without and with numbers, and their items.
  case ul, ol, li
  /// A table, its name, its parts, rows and cells.
  case table, caption, thead, tbody, tr, th, td
  /// Regions of the page that one can jump to.
  case main, nav, header, footer, section, aside
  /// A line between things, and a progress bar.
  case hr, progress
  /// Groups of controls and their names.
  case fieldset, legend
  /// A machine-readable time.
  case time
  /// A field of several lines.
  case textarea
  /// A dialogue over the page, video, its sources and its text tracks.
  case dialog, video, source, track
  /// A picture.
  case img
  /// An element of the program's own, whose tag is a trait.
  case own

  package static let words = """
    div span p h1 h2 h3 h4 button a input label ul ol li \
    table caption thead tbody tr th td \
    main nav header footer section aside hr progress fieldset legend time textarea \
    dialog video source track img own
    """
}

/// A text attribute of an element.
public enum Attribute: UInt8, CaseIterable, Sendable {
  /// The element's identifier, its type, its group, and the destination of a link.
  case id, type, name, href
  /// The text shown in an empty field, and while the pointer rests.
  case placeholder, title
  /// The language and the direction of the text inside.
  case lang, dir
  /// The role of the element, and the cells that a header names.
  case role, scope
  /// Whether a control is disabled, and the limits of its value.
  case disabled, max, min
  /// The ways in which a browser may fill in a field, and its keyboard.
  case autocomplete, inputmode, enterkeyhint, autocapitalize, spellcheck
  /// The order of the tab key, the value of a choice, and the list a field suggests from.
  case tabindex, value, list
  /// The texts that screen readers read out: the name, the element that holds it, a hint, nothing
  /// at all, or a value.
  case ariaLabel, ariaLabelledby, ariaDescription, ariaHidden, ariaValuetext, ariaValuenow
  /// The state that is read out, and the elements that an element opens or changes.
  case ariaCurrent, ariaSelected, ariaPressed, ariaExpanded, ariaControls, ariaLive
  /// The active option and the suggestions of a field, its keys, its validity, and whether it is
  /// busy.
  case ariaActivedescendant, ariaAutocomplete, ariaKeyshortcuts, ariaInvalid, ariaBusy
  /// The number of columns a cell takes.
  case colspan
  /// The place where a link opens.
  case target
  /// Whether a field is required, its step and lines, and the kinds and number of files it accepts.
  case required, step, rows, accept, multiple
  /// The elements that are read out after the name.
  case ariaDescribedby
  /// The element's position in a set, and the size of the set.
  case ariaPosinset, ariaSetsize
  /// For screen readers: the kind of popup, the limits of a value, being disabled, and another word
  /// for the role.
  case ariaHaspopup, ariaValuemin, ariaValuemax, ariaDisabled, ariaRoledescription
  /// The layer that opens over the page, the address of a file, and the language and kind of its text.
  case popover, src, srclang, kind, label
  /// Whether video plays in place, and whether an element has the focus first or not at all.
  case playsinline, autofocus, inert
  /// The element's name for the style sheet of a page, and the states in which that shows it.
  case dataStyle, dataState
  /// A picture's description in words.
  case alt

  package static let words = """
    id type name href placeholder title lang dir role scope disabled max min \
    autocomplete inputmode enterkeyhint autocapitalize spellcheck tabindex value list \
    aria-label aria-labelledby aria-description aria-hidden aria-valuetext aria-valuenow \
    aria-current aria-selected aria-pressed aria-expanded aria-controls aria-live \
    aria-activedescendant aria-autocomplete aria-keyshortcuts aria-invalid aria-busy \
    colspan target required step rows accept multiple aria-describedby \
    aria-posinset aria-setsize \
    aria-haspopup aria-valuemin aria-valuemax aria-disabled aria-roledescription \
    popover src srclang kind label playsinline autofocus inert data-style data-state alt
    """
}

/// A property of an element's looks.
public enum StyleProperty: UInt8, CaseIterable, Sendable {
  /// Padding, gaps, margins and alignment.
  case paddingBlock, paddingInline, gap, alignItems, marginInline, textAlign
  /// The inline and block sizes, with their limits, and the share of the remaining space.
  case inlineSize, maxInlineSize, minInlineSize, blockSize, minBlockSize, maxBlockSize, flexGrow
  /// Background, text, corners and borders, and opacity.
  case backgroundColor, color, borderRadius, borderColor, opacity, font
  /// The inset from the leading edge, and the margins before the view.
  case insetInlineStart, marginBlockStart, marginInlineStart
  /// Its position relative to its layout, its scale, and its rotation.
  case translate, scale, rotate
  /// The values that components' styles are computed from.
  case tint, share, blur, duration, corner
  /// A second colour, and further positions along the element at which others are placed.
  case secondTint, end, anchor, rows
  /// Stretches of colour along the element, and marks over them.
  case bands, ticks
  /// The visible outline.
  case clipPath

  package static let words = """
    padding-block padding-inline gap align-items margin-inline text-align \
    inline-size max-inline-size min-inline-size block-size min-block-size max-block-size \
    flex-grow background-color color border-radius border-color opacity font inset-inline-start \
    margin-block-start margin-inline-start \
    translate scale rotate --tint --share --blur --duration --corner \
    --second-tint --end --anchor --rows --bands --ticks clip-path
    """
}

/// A look that the style sheet defines.
public enum StyleClass: UInt8, CaseIterable, Sendable {
  /// Layout: a box, stacks, space and dividers.
  case box, stackV, stackH, flow, spacer, divider
  /// Words and headings.
  case text, heading
  /// Buttons, two of their styles, and links.
  case button, prominent, plain, link
  /// A field with its label, and the controls of each kind.
  case field, fieldLabel, control, picker, option, toggle, progress
  /// Lists and tables, and content that scrolls sideways.
  case list, item, table, scroll
  /// Small shapes: a dot, and a bar with its filled part and an interval.
  case dot, bar, barFill, barInterval
  /// An edge; hidden from sight alone; coming in gently; the ground of a card.
  case bordered, visuallyHidden, enter, card
  /// A region of the page, and a button for an action that cannot be undone.
  case region, destructive
  /// As wide as the content, seen only with the focus, and followed when dragged.
  case fixed, skip, drag
  /// A long list, one of its rows, and the container of the rows present.
  case lazyList, lazyRow, lazyRows
  /// Of components: sizes, states, chips and small shapes.
  case small, large, busy, icon, chip, chipRemove, tinted, tappable, `switch`, badge
  /// Of components: choices, calendars and loading placeholders.
  case popup, choice, menu, swatches, calendar, day, edge, within, ring, skeleton
  /// Of components: layers over the page.
  case sheet, sheetHead, sheetBody, popover, tip, toasts, toast
  /// Of components: a split space and tabs.
  case split, sidebar, content, collapsed, trailing, tabBar, tab, central, back
  /// Of components: animated and timed views.
  case countdown, blur, vibrant, video, videoBar, stories, story, segment, behind
  /// Of components: round shapes.
  case capsule, circle, continuous
  /// Of figures in a table: their screen, its parts, and the drawings in cells.
  case insights, periodBar, stepper, lead, meter, columns, figures, whisker, spark
  /// Of one tag, and of all tags in a map.
  case inspector, trend, week, swatch, narrowOnly, mapFrame

  package static let words = """
    box v h flow spacer divider text heading button prominent plain link \
    field field-label control picker option toggle progress list item table scroll \
    dot bar bar-fill bar-interval bordered visually-hidden enter card region destructive \
    fixed skip drag lazy-list lazy-row lazy-rows \
    small large busy icon chip chip-remove tinted tappable switch badge \
    popup choice menu swatches calendar day edge within ring skeleton \
    sheet sheet-head sheet-body popover tip toasts toast \
    split sidebar content collapsed trailing tab-bar tab central back \
    countdown blur vibrant video video-bar stories story segment behind \
    capsule circle continuous \
    insights period-bar stepper lead meter columns figures whisker spark \
    inspector trend week swatch narrow-only map-frame
    """
}

/// The kinds of actions on an element.
public enum EventKind: UInt8, CaseIterable, Sendable {
  /// It was clicked or tapped; its text or its choice has changed; a key was pressed in it.
  case click, input, change, keydown
  /// The keyboard focus has come or gone.
  case focusin, focusout
  /// A pointer was pressed on it, moved, was released, or was cancelled.
  case pointerdown, pointermove, pointerup, pointercancel
  /// Something is dragged over it, or was dropped.
  case dragover, drop

  package static let words = """
    click input change keydown focusin focusout \
    pointerdown pointermove pointerup pointercancel dragover drop
    """

  /// The kind as a one-element set.
  var bit: UInt32 { 1 << UInt32(rawValue) }
}
