#if !hasFeature(Embedded)
  public import JSON

  extension Endpoint {
    /// Returns the endpoint as an operation of OpenAPI, which refers to named schemas among the components.
    public func description(in components: inout Components) -> JSONValue {
      var members: [JSONValue.Member] = [.init("summary", .string(summary.text))]
      var describer = QueryDescriber<Parameters>(components)
      _ = try? Parameters.parameters(&describer)
      components = describer.components
      if !describer.parameters.isEmpty {
        members.append(.init("parameters", .array(describer.parameters)))
      }
      if let content = content(of: body, in: &components) {
        members.append(.init("requestBody", .object(["required": true, "content": content])))
      }
      members.append(.init("responses", .object(responses(in: &components))))
      return .object(members)
    }

    private func responses(in components: inout Components) -> [JSONValue.Member] {
      let meaning = reply.meaning.text.isEmpty ? summary : reply.meaning
      var success: [JSONValue.Member] = [.init("description", .string(meaning.text))]
      var headers: [JSONValue.Member] = []
      if isValidated {
        headers.append(header("ETag", "The identifier of this state of the reply."))
      }
      if !reply.link.text.isEmpty { headers.append(header("Link", reply.link.text)) }
      if !headers.isEmpty { success.append(.init("headers", .object(headers))) }
      if let content = content(of: reply.body, in: &components) {
        success.append(.init("content", content))
      }
      var responses: [JSONValue.Member] = [.init("\(reply.status)", .object(success))]
      if isValidated {
        let meaning = "The reply is unchanged from the one whose `ETag` is in `If-None-Match`."
        responses.append(.init("304", .object(["description": .string(meaning)])))
      }
      let any = Refusal(
        0, "The reason why the request was not carried out.", ObjectSchema<Problem>())
      for refusal in refusals + [any] {
        responses.append(
          .init(
            refusal.status == 0 ? "default" : "\(refusal.status)",
            .object([
              "description": .string(refusal.meaning.text),
              "content": .object([
                "application/json": .object(["schema": refusal.description(&components)])
              ]),
            ])))
      }
      return responses
    }

    /// Whether clients may keep the reply and ask whether it is still valid.
    private var isValidated: Bool {
      method == .get && reply.body.mediaType == "application/json"
    }

    private func header(_ name: String, _ description: String) -> JSONValue.Member {
      .init(
        name,
        .object(["description": .string(description), "schema": .object(["type": "string"])]))
    }

    private func content(of body: some Body, in components: inout Components) -> JSONValue? {
      guard let type = body.mediaType else { return nil }
      let schema = body.description(in: &components)
      return .object([JSONValue.Member(type, .object(["schema": schema]))])
    }
  }
#endif
