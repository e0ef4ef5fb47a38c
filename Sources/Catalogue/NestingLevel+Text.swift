public import Tracking

extension NestingLevel {
  /// What a person reads for it, on the page and the command line alike.
  public var text: TagText {
    switch self {
    case .innermost: .narrowest
    case .inner: .narrower
    case .automatic: .automaticLevel
    case .outer: .broader
    case .outermost: .broadest
    }
  }
}
