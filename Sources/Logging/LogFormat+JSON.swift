private import JSON

extension LogFormat {
  /// For programs: one JSON object a line, private values masked.
  public static var json: LogFormat { json(revealing: false) }

  /// For programs: one JSON object a line.
  ///
  /// Its members are `time` (RFC 3339, in UTC), `level`, `label`, `message`, `source` if it is
  /// known, and, if there are fields, `metadata` with a member for each.
  ///
  /// - Parameter revealing: whether private values are written.
  public static func json(revealing: Bool) -> LogFormat {
    LogFormat { event, bytes in
      var members: [JSONValue.Member] = [
        .init("time", .string(event.time.iso)),
        .init("level", .string(event.level.name)),
        .init("label", .string(event.label)),
        .init("message", .string(event.message.text(revealing: revealing))),
      ]
      if event.source.isKnown {
        members.append(.init("source", .string("\(event.source.file):\(event.source.line)")))
      }
      if !event.metadata.isEmpty {
        members.append(
          .init(
            "metadata",
            .object(event.metadata.fields.map { .init($0.name, $0.value.json(revealing)) })))
      }
      bytes += JSONValue.object(members).bytes
    }
  }
}

extension Logger.MetadataValue {
  /// Returns the value with its type; the mask, a text, if it is private.
  fileprivate func json(_ revealing: Bool) -> JSONValue {
    switch self {
    case .integer(let value, let privacy) where revealing || privacy == .public: .integer(value)
    case .number(let value, let privacy) where revealing || privacy == .public: .number(value)
    case .bool(let value, let privacy) where revealing || privacy == .public: .bool(value)
    default: .string(text(revealing: revealing))
    }
  }
}
