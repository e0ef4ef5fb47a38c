import Persistence

/// Queries that would fail when they run.
enum Conditions {
  // error: cannot convert value of type 'Condition<Place>' to expected argument type 'Condition<Visit>'
  static let otherRecord = Visit.where(\Place.name == "home")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  static let otherType = Visit.where(\.minutes == "nine")
  // error: binary operator '>' cannot be applied to operands of type 'KeyPath<Visit, Bool>' and 'Bool'
  static let noOrder = Visit.where(\.isLate > true)
  // error: static method 'has(_:prefix:)' requires that 'Int64' conform to 'TextPrimitive'
  static let prefixOfNumber = Visit.where(.has(\.minutes, prefix: "1"))
  // error: cannot convert value of type 'KeyPath<Visit, Int>' to expected argument type 'KeyPath<Visit, Int?>'
  static let nilOfPresent = Visit.where(.isNil(\.minutes))
  // error: value of type 'Visit' has no member 'length'
  static let noSuchColumn = Visit.all.order(\.length)
  // error: no exact matches in call to static method 'where'
  static let writtenOut = Visit.where("minutes > 9")
  // error: value of type 'Columns<Visit>' has no dynamic member 'minutez' using key path from root type 'Visit'
  static let misspelled = Visit.where { $0.minutez > 200 }
  // error: value of type 'Columns<Visit>' has no dynamic member 'tagg' using key path from root type 'Visit'
  static let misspelledSecond = Visit.where { $0.minutes > 200 && $0.tagg == "home" }
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  static let otherTypeInside = Visit.where { $0.minutes == "nine" }
}
