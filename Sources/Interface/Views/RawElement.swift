/// An element of one's own, for what the library has no view: a custom element, a canvas, a frame.
///
///     RawElement("model-viewer", ["src": "/ship.glb", "camera-controls": ""])
///       .style("aspect-ratio", "16 / 9")
///       .accessibilityLabel("The ship")
///
/// What it shows is made by the browser or by a script of the page, with which the program exchanges messages
/// over a ``ScriptChannel``. No script can get in by its names and texts: elements that contain scripts, handlers
/// such as `onclick`, and addresses such as `javascript:…` are left out and reported.
public struct RawElement: Primitive {
  /// The element.
  public var element: Element

  /// Creates an element around views.
  ///
  /// - Parameters:
  ///   - tag: its name, of small letters, figures and hyphens.
  ///   - attributes: names and texts; the text of an attribute that is only there or not is empty.
  ///   - content: the views in it; a script that fills the element itself leaves these alone.
  public init(
    _ tag: String, _ attributes: RawAttributes = [:],
    @ViewBuilder content: () -> Part
  ) {
    self.init(tag, attributes, part: content())
  }

  /// Creates an empty element.
  ///
  /// - Parameters:
  ///   - tag: its name, of small letters, figures and hyphens.
  ///   - attributes: names and texts; the text of an attribute that is only there or not is empty.
  public init(_ tag: String, _ attributes: RawAttributes = [:]) {
    self.init(tag, attributes, part: nil)
  }

  private init(_ tag: String, _ attributes: RawAttributes, part: Part?) {
    var traits: [Trait] = [.own(CheckedTrait(.tag, "", tag))]
    for (name, text) in attributes.pairs {
      traits.append(.own(CheckedTrait(.attribute, name, text)))
    }
    element = Element(.own, traits, content: part)
  }
}

/// The attributes of a ``RawElement``, written as names and texts: `["src": "/ship.glb"]`.
public struct RawAttributes: ExpressibleByDictionaryLiteral {
  let pairs: [(String, String)]

  /// Makes attributes, which are set in their order.
  public init(dictionaryLiteral elements: (String, String)...) { pairs = elements }
}

extension View {
  /// Sets an attribute for which the library has no modifier.
  ///
  ///     Link("All tasks", path: "/tasks.csv").attribute("download")
  ///
  /// - Parameters:
  ///   - name: its name, of small letters, figures and hyphens; handlers, `style`, `class` and `srcdoc` are left
  ///     out and reported.
  ///   - text: its text; an address that would run a script is left out and reported.
  public func attribute(_ name: String, _ text: String = "") -> Styled {
    trait(.own(CheckedTrait(.attribute, name, text)))
  }

  /// Sets a style property for which the library has no modifier.
  ///
  /// Colours and lengths of the theme are `var(--accent)` and the like, which follow the person's settings;
  /// others do not.
  ///
  /// - Parameters:
  ///   - property: its name, such as `aspect-ratio`.
  ///   - value: its value, without a semicolon, braces or control characters.
  public func style(_ property: String, _ value: String) -> Styled {
    trait(.own(CheckedTrait(.property, property, value)))
  }
}
