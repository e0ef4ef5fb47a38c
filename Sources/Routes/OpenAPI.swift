internal import JSON

/// The description of the programming interface, in OpenAPI 3.1.
enum OpenAPI {
  static let document: JSONValue = .object([
    "openapi": "3.1.0",
    "info": .object([
      "title": "Proba", "version": "1",
      "description": "Moments are whole seconds since 1970 in UTC; days are YYYY-MM-DD.",
    ]),
    "paths": .object([
      "/api/v1/overview": get("The latest probe, what is unfilled, today's answers."),
      "/api/v1/probes": get("The probes of a period.", period),
      "/api/v1/answers": .object(["post": answers]),
      "/api/v1/likely": get(
        "Tags that an answer to the probe of a moment is likely to have.",
        [parameter("at", "The moment.", "integer", isRequired: true)]),
      "/api/v1/tags": get("The names of all tags, the most used first."),
      "/api/v1/stats": get(
        "Where the time went: shares and hours with 95 % intervals, and the coverage.", period),
      "/api/v1/stats/hour-weekday": get(
        "When in the week a tag is met: seven lists of 24 counts, Monday first.",
        [parameter("tag", "The tag's name.", "string", isRequired: true)] + period),
      "/api/v1/events": get("Server-sent events: `probe` and `changed`."),
      "/api/v1/page-errors": .object(["post": pageErrors]),
      "/api/v1/openapi.json": get("This description."),
    ]),
  ])

  private static let period = [
    parameter("from", "The first day.", "string"), parameter("to", "The last day.", "string"),
  ]

  private static let answers: JSONValue = .object([
    "summary": "Stores an answer; the response follows once it is on the disk.",
    "requestBody": .object([
      "required": true,
      "content": .object([
        "application/json": .object([
          "schema": .object([
            "type": "object", "required": .array(["text"]),
            "properties": .object([
              "at": .object(["type": "integer", "description": "The probe's moment."]),
              "text": .object(["type": "string", "description": "Tags, (a comment)."]),
            ]),
          ])
        ])
      ]),
    ]),
    "responses": .object([
      "201": .object(["description": "The probe with its answer."]),
      "404": .object(["description": "Nobody was asked at this moment."]),
      "422": .object(["description": "The text is no answer; `position` tells where."]),
    ]),
  ])

  private static let pageErrors: JSONValue = .object([
    "summary": "Notes in the server's log what a page could not cope with.",
    "requestBody": .object([
      "required": true,
      "content": .object(["application/json": .object(["schema": .object([:])])]),
    ]),
    "responses": .object(["204": .object(["description": "It is noted."])]),
  ])

  private static func get(_ summary: String, _ parameters: [JSONValue] = []) -> JSONValue {
    .object([
      "get": .object([
        "summary": .string(summary), "parameters": .array(parameters),
        "responses": .object(["200": .object(["description": "As described."])]),
      ])
    ])
  }

  private static func parameter(
    _ name: String, _ description: String, _ type: String, isRequired: Bool = false
  ) -> JSONValue {
    .object([
      "name": .string(name), "in": "query", "required": .bool(isRequired),
      "description": .string(description), "schema": .object(["type": .string(type)]),
    ])
  }
}
