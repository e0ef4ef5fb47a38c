internal import JSON

/// Receives the declaration of a query's parameters: a reader, a writer or a describer of them.
public protocol Parameters<Root> {
  /// The type of the query.
  associatedtype Root

  /// Declares a required parameter, and returns its value.
  ///
  /// - Throws: ``QueryProblem`` if the query lacks the parameter or has an invalid value for it.
  mutating func parameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value
  ) throws(QueryProblem) -> S.Value

  /// Declares an optional parameter, which is absent for nil.
  mutating func optionalParameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) throws(QueryProblem) -> S.Value?

  /// Declares the parameters of a query that is part of this one, and returns that query.
  mutating func query<Q: Query>(
    _ type: Q.Type, _ get: (Root) -> Q
  ) throws(QueryProblem) -> Q
}

/// Reads a query strictly.
struct QueryReader<Root>: Parameters {
  private let query: QueryString

  init(_ query: QueryString) { self.query = query }

  func parameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value
  ) throws(QueryProblem) -> S.Value {
    guard let value = try query.value(name, schema) else { throw .missing(name) }
    return value
  }

  func optionalParameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) throws(QueryProblem) -> S.Value? {
    try query.value(name, schema)
  }

  func query<Q: Query>(_ type: Q.Type, _ get: (Root) -> Q) throws(QueryProblem) -> Q {
    var reader = QueryReader<Q>(query)
    return try Q.parameters(&reader)
  }
}

/// Reads a query that a person may have typed: invalid parameters are ignored.
struct LenientQueryReader<Root>: Parameters {
  private let query: QueryString

  init(_ query: QueryString) { self.query = query }

  func parameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value
  ) throws(QueryProblem) -> S.Value {
    guard let value = query[name].flatMap({ schema.value(of: $0) }) else { throw .missing(name) }
    return value
  }

  @inline(__always)
  func optionalParameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    query[name].flatMap { schema.value(of: $0) }
  }

  func query<Q: Query>(_ type: Q.Type, _ get: (Root) -> Q) throws(QueryProblem) -> Q {
    var reader = LenientQueryReader<Q>(query)
    return try Q.parameters(&reader)
  }
}

/// Writes a query as text.
struct QueryWriter<Root>: Parameters {
  /// The query written so far, with its question mark.
  private(set) var text: String
  private let root: Root

  init(_ root: Root, after text: String = "") {
    self.root = root
    self.text = text
  }

  @inline(__always)
  mutating func parameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value
  ) -> S.Value {
    let value = get(root)
    schema.append(name, value, to: &text)
    return value
  }

  @inline(__always)
  mutating func optionalParameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    let value = get(root)
    schema.append(name, value, to: &text)
    return value
  }

  @inline(__always)
  mutating func query<Q: Query>(_ type: Q.Type, _ get: (Root) -> Q) -> Q {
    let query = get(root)
    text = query.text(after: text)
    return query
  }
}

extension ParameterSchema {
  /// Adds a value to a query, if there is one.
  @inline(never)
  fileprivate func append(_ name: String, _ value: Value?, to query: inout String) {
    if let value { QueryString.append(name, text(of: value), to: &query) }
  }
}

/// Describes the parameters of a query.
struct QueryDescriber<Root>: Parameters {
  /// The parameters in the form of OpenAPI.
  private(set) var parameters: [JSONValue] = []
  private(set) var components: Components

  init(_ components: Components) { self.components = components }

  mutating func parameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value
  ) -> S.Value {
    describe(name, schema, isRequired: true)
    return schema.example
  }

  mutating func optionalParameter<S: ParameterSchema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    describe(name, schema, isRequired: false)
    return nil
  }

  mutating func query<Q: Query>(_ type: Q.Type, _ get: (Root) -> Q) throws(QueryProblem) -> Q {
    var describer = QueryDescriber<Q>(components)
    let query = try Q.parameters(&describer)
    parameters += describer.parameters
    components = describer.components
    return query
  }

  private mutating func describe(
    _ name: String, _ schema: some ParameterSchema, isRequired: Bool
  ) {
    parameters.append(
      .object([
        "name": .string(name), "in": "query", "required": .bool(isRequired),
        "schema": schema.parameterDescription(in: &components),
      ]))
  }
}
