package import Interface

extension Browser {
  /// Runs work once the browser has most likely shown what was changed before.
  ///
  /// What a person does is answered by what they look at; what takes longer, such as charts, follows in a task of
  /// its own.
  @discardableResult
  package func afterPicture(_ work: @escaping () -> Void) -> Subscription {
    // Two frames of 60 a second.
    after(milliseconds: 32, perform: work)
  }
}
