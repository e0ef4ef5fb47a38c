private import TextBytes

extension Logger {
  /// A description of an event: a text whose interpolated values are masked unless they are public.
  ///
  /// ```swift
  /// logger.info("\(count, privacy: .public) answers with \(tag)")   // 3 answers with <private>
  /// ```
  public struct Message: Sendable, Hashable {
    /// The text with all values in it.
    ///
    /// Use ``masked`` for a text that leaves the machine, or is shown to other people.
    public let revealed: String
    /// The ranges of the private values, as offsets in UTF-8, in order.
    private let privateRanges: [Range<Int>]

    fileprivate init(_ text: String, privateRanges: [Range<Int>]) {
      revealed = text
      self.privateRanges = privateRanges
    }

    /// Makes a message that is one value.
    public init(_ value: String, privacy: Privacy = .private) {
      let range = 0..<value.utf8.count
      self.init(value, privateRanges: privacy == .private && !range.isEmpty ? [range] : [])
    }

    /// Whether it has no private values.
    public var isPublic: Bool { privateRanges.isEmpty }

    /// The text with ``Privacy/mask`` in the place of each private value.
    public var masked: String {
      if privateRanges.isEmpty { return revealed }
      let bytes = revealed.bytes
      var text: [UInt8] = []
      var start = 0
      for range in privateRanges {
        text += bytes[start..<range.lowerBound]
        text += Privacy.mask.bytes
        start = range.upperBound
      }
      text += bytes[start...]
      return String(decoding: text, as: UTF8.self)
    }

    /// Returns the text as a reader with or without access to private values sees it.
    public func text(revealing: Bool) -> String { revealing ? revealed : masked }
  }
}

extension Logger.Message: ExpressibleByStringInterpolation {
  /// Makes a message of a text in the source code, which is public.
  public init(stringLiteral value: String) { self.init(value, privateRanges: []) }

  /// Makes a message of text and values.
  public init(stringInterpolation: Interpolation) {
    self.init(stringInterpolation.text, privateRanges: stringInterpolation.privateRanges)
  }

  /// Collects the parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var privateRanges: [Range<Int>] = []

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a literal of the source code.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text.
    public mutating func appendInterpolation(
      _ value: String, privacy: Logger.Privacy = .private
    ) {
      let start = text.utf8.count
      text += value
      let end = text.utf8.count
      if privacy == .private, start < end { privateRanges.append(start..<end) }
    }

    /// Adds the description of a value.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, privacy: Logger.Privacy = .private
    ) {
      appendInterpolation(value.description, privacy: privacy)
    }

    /// Adds the description of a value, or `nil`.
    public mutating func appendInterpolation(
      _ value: (some CustomStringConvertible)?, privacy: Logger.Privacy = .private
    ) {
      if let value {
        appendInterpolation(value.description, privacy: privacy)
      } else {
        appendInterpolation("nil", privacy: privacy)
      }
    }
  }

  /// The type that collects the parts of a message.
  public typealias StringInterpolation = Interpolation
}
