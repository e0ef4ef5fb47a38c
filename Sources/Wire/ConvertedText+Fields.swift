extension ConvertedText: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ConvertedText" }

  /// Declares the fields: those of a quantity, of a time, or of an error.
  public static func fields(
    _ fields: inout some Fields<ConvertedText>
  ) throws(SchemaError) -> ConvertedText {
    let input = try fields.field("input", .text("The text to convert.")) { $0.input }
    let from = try fields.sparseField("from", .object(ConvertedAmount.self)) { $0.quantity?.from }
    let to = try fields.sparseField("to", .object(ConvertedAmount.self)) { $0.quantity?.to }
    let time = try fields.sparseField(
      "time", .text("The requested time: `YYYY-MM-DDTHH:MM±HH:MM`.")
    ) { $0.time?.time }
    let zone = try fields.sparseField(
      "zone", .text("Its zone: a name of the tz database, or `UTC+03:00`.")
    ) { $0.time?.zone }
    let text = try fields.sparseField("text", .text("The result as people write it.")) {
      $0.quantity?.text ?? $0.time?.text
    }
    let reading = try fields.sparseField(
      "reading", .text("The interpretation of the text: the identifiers of two units, or zones.")
    ) { $0.reading }
    let reverse = try fields.sparseField(
      "reverse", .text("A text that asks for the inverse conversion of the same value.")
    ) { $0.quantity?.reverse }
    let others = try fields.sparseField(
      "others",
      .list(
        .object(ConvertedQuantity.self), "The other interpretations, the likeliest first.")
    ) { $0.others }
    let rateDate = try fields.sparseField(
      "rateDate", .text("The day of the exchange rates used to convert money.")
    ) { $0.rateDate }
    let given = try fields.sparseField("given", .object(ZonedTime.self)) { $0.given }
    let error = try fields.sparseField(
      "error", .text("The reason why the text is not understood, as a sentence for people.")
    ) { $0.refusal?.error }
    let place = try fields.sparseField(
      "at", .whole("The position at which reading failed, in Unicode scalars from 0.", from: 0)
    ) { $0.refusal?.place }
    if let from, let to, let text, let reading {
      let quantity = ConvertedQuantity(
        from: from, to: to, text: text, reading: reading, reverse: reverse)
      return Self(input, .quantity(quantity, others: others ?? [], rateDate: rateDate))
    }
    if let time, let zone, let text, let reading {
      return Self(
        input, .time(ZonedTime(time, zone: zone, text: text), given: given, reading: reading))
    }
    return Self(input, .none(error: error ?? "", place: place ?? 0))
  }

  private var quantity: ConvertedQuantity? {
    if case .quantity(let quantity, _, _) = answer { quantity } else { nil }
  }

  private var others: [ConvertedQuantity]? {
    if case .quantity(_, let others, _) = answer { others } else { nil }
  }

  private var rateDate: String? {
    if case .quantity(_, _, let date) = answer { date } else { nil }
  }

  private var time: ZonedTime? { if case .time(let time, _, _) = answer { time } else { nil } }

  private var given: ZonedTime? { if case .time(_, let given, _) = answer { given } else { nil } }

  private var reading: String? {
    switch answer {
    case .quantity(let quantity, _, _): quantity.reading
    case .time(_, _, let reading): reading
    case .none: nil
    }
  }

  private var refusal: (error: String, place: Int)? {
    if case .none(let error, let place) = answer { (error, place) } else { nil }
  }
}

extension ConvertedQuantity: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ConvertedQuantity" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ConvertedQuantity>
  ) throws(SchemaError) -> ConvertedQuantity {
    ConvertedQuantity(
      from: try fields.field("from", .object(ConvertedAmount.self)) { $0.from },
      to: try fields.field("to", .object(ConvertedAmount.self)) { $0.to },
      text: try fields.field("text", .text("Both amounts as people write them.")) { $0.text },
      reading: try fields.field("reading", .text("The identifiers of the two units.")) {
        $0.reading
      },
      reverse: try fields.sparseField(
        "reverse", .text("A text that asks for the inverse conversion of the same value.")
      ) { $0.reverse })
  }
}

extension ConvertedAmount: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ConvertedAmount" }

  /// Declares the fields.
  public static func fields(_ fields: inout some Fields<ConvertedAmount>) throws(SchemaError)
    -> ConvertedAmount
  {
    ConvertedAmount(
      try fields.field("value", .number("The value.")) { $0.value },
      try fields.field("unit", .text("The identifier of the unit in CLDR.")) { $0.unit })
  }
}

extension ZonedTime: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ZonedTime" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ZonedTime>
  ) throws(SchemaError) -> ZonedTime {
    ZonedTime(
      try fields.field("time", .text("The time: `YYYY-MM-DDTHH:MM±HH:MM`.")) { $0.time },
      zone: try fields.field("zone", .text("The zone: a name of the tz database, or `UTC+03:00`."))
      {
        $0.zone
      },
      text: try fields.field("text", .text("The time and the zone as people write them.")) {
        $0.text
      })
  }
}
