/// The state that a library built on this one keeps for one browser, such as a table of
/// attachments.
open class BrowserCompanion {
  /// Creates a companion.
  public init() {}
}

extension Browser {
  /// Returns the companion of this class, created on first use.
  public func companion<Companion: BrowserCompanion>(_ make: () -> Companion) -> Companion {
    for companion in companions {
      if let companion = companion as? Companion { return companion }
    }
    let companion = make()
    companions.append(companion)
    return companion
  }
}
