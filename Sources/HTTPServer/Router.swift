/// Handlers by method and path, with typed parameters.
///
///     var routes = Router()
///     routes.get("books") { _ in .json("[]") }
///     routes.get("books/{id}", .int) { _, id in .json("\(id)") }
///     try await Server(port: 8080, routes: routes).run()
///
/// A path that leads nowhere, or whose parameters cannot be read, is answered with 404; one that
/// takes other methods with 405 and their names. If several paths match, a literal segment takes
/// precedence over a parameter, from the left: `books/new` over `books/{id}`.
public struct Router: Sendable {
  /// Answers a request, given the texts of the parameters; nil if one of them cannot be read.
  typealias Action = @Sendable (Request, [String]) -> Work?

  private struct Route: Sendable {
    let method: Method
    let path: PathTemplate
    let action: Action
  }

  private var routes: [Route] = []
  private var fallback: Action = { request, _ in .blocking { .notFound(request) } }

  /// Makes a router without routes, which answers everything with 404.
  public init() {}

  /// Answers requests that no route matches, such as those for the files of a page.
  public mutating func otherwise(_ handler: @escaping Handler) {
    fallback = { request, _ in .blocking { handler(request) } }
  }

  /// Returns the response to a request, as a server with these routes would give it after its guards.
  public func respond(to request: Request) async -> Response {
    switch work(for: request.withoutHead) {
    case .blocking(let body): body()
    case .asynchronous(let body): await body()
    }
  }

  /// Adds a route.
  mutating func add(_ method: Method, _ path: String, parameters: Int, _ action: @escaping Action) {
    let path = PathTemplate(path)
    precondition(
      path.parameterCount == parameters,
      "the path \(path) has \(path.parameterCount) parameters, but \(parameters) types are given")
    routes.append(Route(method: method, path: path, action: action))
  }

  func work(for request: Request) -> Work {
    var best: (path: PathTemplate, work: Work)?
    var allowed: [Method] = []
    for route in routes {
      guard let texts = route.path.parameters(in: request.segments) else { continue }
      guard route.method == request.method else {
        // The path leads anywhere only if the parameters can be read.
        if route.action(request, texts) != nil { allowed.append(route.method) }
        continue
      }
      guard best.map({ route.path.isMoreSpecific(than: $0.path) }) ?? true,
        let work = route.action(request, texts)
      else { continue }
      best = (route.path, work)
    }
    if let best { return best.work }
    if !allowed.isEmpty {
      let methods = Method.allCases.filter { allowed.contains($0) }
      return .blocking { .methodNotAllowed(methods) }
    }
    return fallback(request, []) ?? .blocking { .notFound(request) }
  }
}

/// A path whose parameters are in braces, such as `books/{id}`.
struct PathTemplate: Sendable, CustomStringConvertible {
  let description: String
  /// The literal segments, and nil for each parameter.
  private let segments: [String?]

  init(_ text: String) {
    description = text
    let path = text.hasPrefix("/") ? text.dropFirst() : text[...]
    segments =
      path.isEmpty
      ? []
      : path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
        segment.hasPrefix("{") && segment.hasSuffix("}") ? nil : String(segment)
      }
  }

  var parameterCount: Int { segments.count { $0 == nil } }

  /// Returns the texts of the parameters, or nil for a different path.
  func parameters(in path: [String]) -> [String]? {
    guard path.count == segments.count else { return nil }
    var texts: [String] = []
    for (segment, text) in zip(segments, path) {
      guard let segment else {
        texts.append(text)
        continue
      }
      guard segment == text else { return nil }
    }
    return texts
  }

  /// Returns whether the first segment that is a parameter in only one of two matching paths is one
  /// in the other.
  func isMoreSpecific(than other: PathTemplate) -> Bool {
    for (own, others) in zip(segments, other.segments) where (own == nil) != (others == nil) {
      return own != nil
    }
    return false
  }
}
