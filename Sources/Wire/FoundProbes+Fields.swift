public import Tracking

extension FoundProbes: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "FoundProbes" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<FoundProbes>
  ) throws(SchemaError) -> FoundProbes {
    FoundProbes(
      try fields.field("probes", .list(.object(Probe.self), "The probes, the newest first.")) {
        $0.probes
      },
      next: try fields.field(
        "next",
        .optional(.moment("The value of `before` that continues the search; null at its end."))
      ) { $0.next },
      day: try fields.field(
        "day",
        .optional(
          .day("The day that `text` names, as `3 march 2015` does; null if it names none."))
      ) { $0.day })
  }
}
