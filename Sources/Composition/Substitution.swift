private import Synchronization

/// A replacement for a dependency in a test: see `substituting` of ``Container``.
///
/// The value has the type of the one that it replaces, or the line does not compile.
public struct Substitution: Sendable {
  let substitute: any AnySubstitute

  /// Replaces a singleton.
  ///
  /// - Parameters:
  ///   - key: the key to replace, wherever it is resolved.
  ///   - make: makes the value, once in each container.
  public init<Key: Singleton>(
    _ key: Key.Type,
    make: @escaping @Sendable (Container<Key.Home>) throws(Key.Failure) -> Key.Value
  ) {
    substitute = SingletonSubstitute<Key>(make)
  }

  /// Replaces a value that is made for each request.
  ///
  /// - Parameters:
  ///   - key: the key to replace, wherever it is resolved.
  ///   - make: makes a value of the same arguments.
  public init<Key: PerRequest>(
    _ key: Key.Type,
    make: @escaping @Sendable (Container<Key.Home>, Key.Arguments) throws(Key.Failure) -> Key.Value
  ) {
    substitute = PerRequestSubstitute<Key>(make)
  }
}

/// A substitution that cannot take effect.
public enum SubstitutionError: Error, Sendable, Hashable {
  /// Two substitutions have the same key.
  case repeated(String)
  /// Nothing resolved these keys, so the test did not use their replacements.
  case unused([String])
}

extension SubstitutionError: CustomStringConvertible {
  /// One sentence that names the substitutions.
  public var description: String {
    switch self {
    case .repeated(let name): "\(name) is substituted twice"
    case .unused(let names):
      "\(names.joined(separator: ", ")) was substituted, and nothing resolved it"
    }
  }
}

extension Container where Home.Outer == Void {
  /// Runs a test in a container in which some values are replaced, in inner levels as well.
  ///
  /// A substitution cannot be without effect: all are in place before anything is resolved, they
  /// have the right types, and one that nothing resolved is an error. The container ends with the
  /// call.
  ///
  /// - Parameters:
  ///   - level: the level of the container.
  ///   - substitutions: the replacements.
  ///   - input: the values known when the container is made.
  ///   - body: the test.
  /// - Throws: ``SubstitutionError``, or an error of the test.
  public static func substituting<Result>(
    _ level: Home.Type, _ substitutions: [Substitution], input: Home.Input,
    body: (Container<Home>) throws -> Result
  ) throws -> Result {
    let (container, substitutes) = try substituted(substitutions, input)
    defer { container.end() }
    let result = try body(container)
    try substitutes.refuseUnused()
    return result
  }

  /// Runs an asynchronous test in a container in which some values are replaced.
  ///
  /// Nothing is shared with tests that run meanwhile. The container ends when the test has returned, so the
  /// tasks that it begins have to end before.
  ///
  /// - Parameters:
  ///   - level: the level of the container.
  ///   - substitutions: the replacements.
  ///   - input: the values known when the container is made.
  ///   - body: the test.
  /// - Throws: ``SubstitutionError``, or an error of the test.
  public static func substituting<Result>(
    _ level: Home.Type, _ substitutions: [Substitution], input: Home.Input,
    body: (Container<Home>) async throws -> Result
  ) async throws -> Result {
    let (container, substitutes) = try substituted(substitutions, input)
    defer { container.end() }
    let result = try await body(container)
    try substitutes.refuseUnused()
    return result
  }

  private static func substituted(
    _ substitutions: [Substitution], _ input: Home.Input
  ) throws(SubstitutionError) -> (Container, Substitutes) {
    let substitutes = try Substitutes(substitutions)
    let container = Container(
      input: input, outer: (), lock: RecursiveLock(), substitutes: substitutes)
    return (container, substitutes)
  }
}

// MARK: - Kept

/// A substitution by its key.
protocol AnySubstitute: AnyObject, Sendable {
  var key: ObjectIdentifier { get }
  var name: String { get }
  var isUsed: Bool { get }

  /// Returns an unused copy: a substitution may take effect in several runs.
  func unused() -> any AnySubstitute
}

/// The substitutions of a container and of those within it.
@usableFromInline
final class Substitutes: Sendable {
  static let none = Substitutes()

  @usableFromInline let isEmpty: Bool
  private let substitutes: [ObjectIdentifier: any AnySubstitute]

  private init() {
    substitutes = [:]
    isEmpty = true
  }

  init(_ substitutions: [Substitution]) throws(SubstitutionError) {
    var all: [ObjectIdentifier: any AnySubstitute] = [:]
    for substitution in substitutions.map({ $0.substitute.unused() }) {
      guard all.updateValue(substitution, forKey: substitution.key) == nil else {
        throw .repeated(substitution.name)
      }
    }
    substitutes = all
    isEmpty = all.isEmpty
  }

  /// Refuses substitutions that nothing resolved.
  func refuseUnused() throws(SubstitutionError) {
    let unused = substitutes.values.filter { !$0.isUsed }.map(\.name).sorted()
    guard unused.isEmpty else { throw .unused(unused) }
  }

  func find<Key: Singleton>(_ key: Key.Type) -> SingletonSubstitute<Key>? {
    isEmpty ? nil : substitutes[ObjectIdentifier(key)] as? SingletonSubstitute<Key>
  }

  @inlinable
  func find<Key: PerRequest>(_ key: Key.Type) -> PerRequestSubstitute<Key>? {
    isEmpty ? nil : search(key)
  }

  @usableFromInline
  func search<Key: PerRequest>(_ key: Key.Type) -> PerRequestSubstitute<Key>? {
    substitutes[ObjectIdentifier(key)] as? PerRequestSubstitute<Key>
  }
}

/// The replacement of a singleton.
final class SingletonSubstitute<Key: Singleton>: AnySubstitute {
  typealias Make = @Sendable (Container<Key.Home>) throws(Key.Failure) -> Key.Value

  private let closure: Make
  private let used = Atomic(false)

  init(_ closure: @escaping Make) { self.closure = closure }

  func unused() -> any AnySubstitute { Self(closure) }

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var name: String { Composition.name(of: Key.self) }
  var isUsed: Bool { used.load(ordering: .relaxed) }

  func make(_ container: Container<Key.Home>) throws(Key.Failure) -> Key.Value {
    used.store(true, ordering: .relaxed)
    return try closure(container)
  }
}

/// The replacement of a value that is made for each request.
@usableFromInline
final class PerRequestSubstitute<Key: PerRequest>: AnySubstitute {
  typealias Make =
    @Sendable (Container<Key.Home>, Key.Arguments) throws(Key.Failure) -> Key.Value

  private let closure: Make
  private let used = Atomic(false)

  init(_ closure: @escaping Make) { self.closure = closure }

  func unused() -> any AnySubstitute { Self(closure) }

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var name: String { Composition.name(of: Key.self) }
  var isUsed: Bool { used.load(ordering: .relaxed) }

  @usableFromInline
  func make(
    _ container: Container<Key.Home>, _ arguments: Key.Arguments
  ) throws(Key.Failure) -> Key.Value {
    used.store(true, ordering: .relaxed)
    return try closure(container, arguments)
  }
}
