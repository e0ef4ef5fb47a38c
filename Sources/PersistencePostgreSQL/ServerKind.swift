internal import Persistence

/// The product that implements the protocol, for those cases in which it matters.
enum ServerKind {
  /// PostgreSQL itself, perhaps with Citus.
  case postgresql
  case cockroachDB, yugabyteDB

  /// Determines the kind from the result of `version()`.
  init(version: String) {
    self =
      version.hasPrefix("CockroachDB")
      ? .cockroachDB : version.contains("-YB-") ? .yugabyteDB : .postgresql
  }

  /// Whether it counts its transactions in order, supports notifications, and lists its connections.
  var tellsOfChanges: Bool { self == .postgresql }

  /// Whether columns declare a collation; otherwise text is ordered bytewise.
  var namesOrders: Bool { self != .cockroachDB }
}

extension PostgreSQLConnection {
  /// Queries the kind of the server.
  func kind() throws(StoreError) -> ServerKind {
    ServerKind(version: try text("SELECT version()") ?? "")
  }
}
