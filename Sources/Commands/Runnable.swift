internal import Composition

/// A command; its initializer takes the parts that it is made of.
protocol Runnable: PerRequest
where Home == Running, Value == Self, Arguments == Void, Failure == Commands.Failure {
  /// Takes the parts that the command needs from its run.
  init(in run: Container<Running>) throws(Failure)
}

extension Runnable {
  static func make(in run: Container<Running>, _: Void) throws(Failure) -> Self {
    try Self(in: run)
  }
}

// MARK: - Common shapes; their initializers are those of the members

/// A command that needs no tracker.
protocol PlainCommand: Runnable {
  init(call: Call, output: Output)
}

extension PlainCommand {
  init(in run: Container<Running>) throws(Failure) {
    self.init(call: try run.resolve(Call.self), output: try run.resolve(Output.self))
  }
}

/// A command that reads the data of the tracker.
protocol ReadingCommand: Runnable {
  init(call: Call, output: Output, reading: Lazy<ReadingTracker>)
}

extension ReadingCommand {
  init(in run: Container<Running>) throws(Failure) {
    self.init(
      call: try run.resolve(Call.self), output: try run.resolve(Output.self),
      reading: run.lazily(ReadingTracker.self))
  }
}

/// A command that changes the data of the tracker.
protocol WritingCommand: Runnable {
  init(call: Call, output: Output, writing: Lazy<WritingTracker>)
}

extension WritingCommand {
  init(in run: Container<Running>) throws(Failure) {
    self.init(
      call: try run.resolve(Call.self), output: try run.resolve(Output.self),
      writing: run.lazily(WritingTracker.self))
  }
}

/// A command that reads or changes the data of the tracker, depending on its words.
protocol EditingCommand: Runnable {
  init(
    call: Call, output: Output, reading: Lazy<ReadingTracker>, writing: Lazy<WritingTracker>)
}

extension EditingCommand {
  init(in run: Container<Running>) throws(Failure) {
    self.init(
      call: try run.resolve(Call.self), output: try run.resolve(Output.self),
      reading: run.lazily(ReadingTracker.self), writing: run.lazily(WritingTracker.self))
  }
}
