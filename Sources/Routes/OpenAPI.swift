internal import JSON
private import Wire

/// The description of the programming interface, in OpenAPI 3.1.
enum OpenAPI {
  static let document: JSONValue = .object([
    "openapi": "3.1.0",
    "info": .object([
      "title": "Proba", "version": "1",
      "description": "Moments are whole seconds since 1970 in UTC; days are YYYY-MM-DD.",
    ]),
    "paths": .object([
      "/api/v1/overview": get(
        "The latest probe, what is unfilled, today's answers.", .named("Overview")),
      "/api/v1/probes": .object(["get": probes]),
      "/api/v1/answers": .object(["post": answers]),
      "/api/v1/likely": get(
        "Tags that an answer to the probe of a moment is likely to have.",
        .list(.text("A tag."), "The likeliest first."),
        [parameter("at", .moment("The probe."), isRequired: true)]),
      "/api/v1/tags": get("The names of all tags.", .list(.text("A tag."), "Most used first.")),
      "/api/v1/tags/hue": .object(["put": hue]),
      "/api/v1/stats": get(
        "Where the time went: shares and hours with 95 % intervals, and the coverage.",
        .named("Statistics"), period),
      "/api/v1/stats/hour-weekday": get(
        "When in the week a tag is met.", .named("WeekMap"),
        [parameter("tag", .text("The tag, in any case."), isRequired: true)] + period),
      "/api/v1/stats/tree": get(
        "Which tags are met within which; each answer counts once.", .named("TagTree"), period),
      "/api/v1/stats/trend": get(
        "How a tag, or with none the coverage alone, goes on through a period.", .named("Trend"),
        [parameter("tag", .text("The tag, in any case."))] + period),
      "/api/v1/events": .object([
        "get": .object([
          "summary": "What changes, as it changes: server-sent events `probe` and `changed`.",
          "responses": .object([
            "200": body("A stream that does not end.", "text/event-stream", .text("An event.")),
            "default": refusal,
          ]),
        ])
      ]),
      "/api/v1/page-errors": .object(["post": pageErrors]),
      "/api/v1/openapi.json": get("This description.", .object(["type": "object"])),
    ]),
    "components": .object(["schemas": schemas]),
  ])

  private static let period = [
    parameter("from", .day("The first day; from the beginning unless given.")),
    parameter("to", .day("The last day, itself included; to the end unless given.")),
  ]

  private static let probes: JSONValue = .object([
    "summary": "The probes of a period, page by page.",
    "parameters": .array(
      period + [
        parameter(
          "limit",
          .whole(
            "The most probes that are sent at once, and as many are unless it is given.",
            from: 1, to: Int64(ProbePage.mostProbes))),
        parameter("after", .moment("The probes after this moment; from the first unless given.")),
      ]),
    "responses": .object([
      "200": .object([
        "description": "The probes of one page.",
        "headers": .object([
          "Link": .object([
            "description": "The address of the next page, as rel=\"next\"; not with the last.",
            "schema": .object(["type": "string"]),
          ])
        ]),
        "content": .object([
          "application/json": .object([
            "schema": .list(.named("Probe"), "In the order of time.")
          ])
        ]),
      ]),
      "default": refusal,
    ]),
  ])

  private static let answers: JSONValue = .object([
    "summary": "Stores an answer; the response follows once it is on the disk.",
    "requestBody": .object([
      "required": true,
      "content": .object(["application/json": .object(["schema": .named("NewAnswer")])]),
    ]),
    "responses": .object([
      "201": json("The probe with its answer.", .named("Probe")),
      "404": json("Nobody was asked at this moment.", .named("Problem")),
      "409": json("There is another answer than the one seen.", .named("Conflict")),
      "422": json("The text is no answer; `position` tells where.", .named("Problem")),
      "default": refusal,
    ]),
  ])

  private static let hue: JSONValue = .object([
    "summary": "Chooses the hue of a tag's colour, or gives it back the one it has by itself.",
    "requestBody": .object([
      "required": true,
      "content": .object(["application/json": .object(["schema": .named("NewHue")])]),
    ]),
    "responses": .object([
      "204": .object(["description": "The tag has it."]),
      "404": json("There is no such tag.", .named("Problem")), "default": refusal,
    ]),
  ])

  private static let pageErrors: JSONValue = .object([
    "summary": "Notes in the server's log what a page could not cope with.",
    "requestBody": .object([
      "required": true,
      "content": .object(["application/json": .object(["schema": .object([:])])]),
    ]),
    "responses": .object([
      "204": .object(["description": "It is noted."]), "default": refusal,
    ]),
  ])

  private static let refusal = json("Why the request was not carried out.", .named("Problem"))

  private static func get(
    _ summary: String, _ schema: JSONValue, _ parameters: [JSONValue] = []
  ) -> JSONValue {
    .object([
      "get": .object([
        "summary": .string(summary), "parameters": .array(parameters),
        "responses": .object(["200": json(summary, schema), "default": refusal]),
      ])
    ])
  }

  private static func json(_ description: String, _ schema: JSONValue) -> JSONValue {
    body(description, "application/json", schema)
  }

  private static func body(
    _ description: String, _ type: String, _ schema: JSONValue
  ) -> JSONValue {
    .object([
      "description": .string(description),
      "content": .object([JSONValue.Member(type, .object(["schema": schema]))]),
    ])
  }

  private static func parameter(
    _ name: String, _ schema: JSONValue, isRequired: Bool = false
  ) -> JSONValue {
    .object([
      "name": .string(name), "in": "query", "required": .bool(isRequired), "schema": schema,
    ])
  }
}
