public import Persistence

/// The count of rounds.
public struct Tally: Record, Equatable {
  /// Always 1: there is one row.
  public var id: Int64
  /// The number of the last round.
  public var rounds: Int64

  /// The table.
  public static let schema = Schema(
    "tally", key: \.id, Column(\.id, "id"), Column(\.rounds, "rounds"), make: Tally.init)
}

/// A round that has not been deleted yet.
public struct Round: Record, Equatable {
  /// Its number, from 1.
  public var id: Int64

  /// The table.
  public static let schema = Schema("round", key: \.id, Column(\.id, "id"), make: Round.init)
}

/// One of the rows that a round adds, deleted with it.
public struct Item: Record, Equatable {
  /// The number of the round, and the place in it.
  public var id: Int64
  /// The round.
  public var round: Int64
  /// A text long enough that a round changes several pages of the file.
  public var text: String

  /// Makes a row.
  public init(id: Int64, round: Int64, text: String) {
    self.id = id
    self.round = round
    self.text = text
  }

  /// The table.
  public static let schema = Schema(
    "item", key: \.id,
    Column(\.id, "id"),
    Column(\.round, "round", .indexed, .references(Round.self, onDelete: .cascade)),
    Column(\.text, "text"),
    make: Item.init)
}
