internal import Persistence

/// Whose server speaks the protocol, as far as that makes a difference.
enum ServerKind {
  /// PostgreSQL itself, perhaps with Citus.
  case postgresql
  case cockroachDB, yugabyteDB

  /// Knows it by what `version()` says.
  init(version: String) {
    self =
      version.hasPrefix("CockroachDB")
      ? .cockroachDB : version.contains("-YB-") ? .yugabyteDB : .postgresql
  }

  /// Whether it counts its transactions in order, passes on what stores tell each other, and lists
  /// its connections.
  var tellsOfChanges: Bool { self == .postgresql }

  /// Whether the order of text is said for each column; otherwise it is that of the bytes.
  var namesOrders: Bool { self != .cockroachDB }
}

extension PostgreSQLConnection {
  /// Asks the server what it is.
  func kind() throws(StoreError) -> ServerKind {
    ServerKind(version: try text("SELECT version()") ?? "")
  }
}
