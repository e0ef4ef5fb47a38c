/// Builds content from lists of views, `if` and `switch`.
///
/// Parts are made out of line, because bodies consist of little else; consumed values need no
/// release there.
@resultBuilder
public enum ViewBuilder {
  #if DEVELOPMENT
    /// The content of a view, with its place in the source.
    public static func buildExpression<V: View>(
      _ view: V, file: StaticString = #fileID, line: UInt = #line
    ) -> Part {
      PlacedPart(view.part, SourcePlace(file: file, line: line))
    }
  #else
    /// The content of a view.
    public static func buildExpression<V: View>(_ view: V) -> Part { view.part }
  #endif

  /// A single view.
  public static func buildBlock(_ part: Part) -> Part { part }

  /// Views, one after the other.
  public static func buildBlock(_ parts: Part...) -> Part { ListPart.make(parts) }

  /// A view that may be absent.
  @inline(never)
  public static func buildOptional(_ part: consuming Part?) -> Part {
    if let part { ChoicePart(isFirst: true, part) } else { ChoicePart(isFirst: false, nil) }
  }

  /// The view of the first branch.
  @inline(never)
  public static func buildEither(first part: consuming Part) -> Part {
    ChoicePart(isFirst: true, part)
  }

  /// The view of the other branch.
  @inline(never)
  public static func buildEither(second part: consuming Part) -> Part {
    ChoicePart(isFirst: false, part)
  }
}

/// A view that shows nothing.
public struct EmptyView: View {
  /// An empty view has no body.
  public typealias Body = Never

  /// Creates a view that shows nothing.
  public init() {}

  /// No parts.
  public var part: Part { ListPart([]) }
}
