package import Interface

extension Browser {
  /// Runs work once the browser has most likely shown the preceding changes.
  ///
  /// The content that a person looks at responds first; slower content, such as charts, follows in a task
  /// of its own.
  @discardableResult
  package func afterPicture(_ work: @escaping () -> Void) -> Subscription {
    // Two frames at 60 per second.
    after(milliseconds: 32, perform: work)
  }
}
