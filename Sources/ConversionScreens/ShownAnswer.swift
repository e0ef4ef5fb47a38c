import Catalogue
import CivilTime
import Interface
import TextBytes
import Wire

/// An answer as displayed: a class, since views would copy many texts at each evaluation.
final class ShownAnswer {
  /// One reading of a phrase.
  final class Reading {
    /// The reading of the phrase.
    let left: String
    /// The result.
    let right: String
    /// Both sides on one line.
    let text: String
    /// The two units; empty for a time.
    let units: String
    /// A phrase that asks for the inverse conversion, if any.
    let reverse: String?

    init(_ quantity: ConvertedQuantity) {
      (left, right) = quantity.text.sides
      (text, units, reverse) = (quantity.text, quantity.units, quantity.reverse)
    }

    init(left: String, right: String) {
      (self.left, self.right) = (left, right)
      (text, units, reverse) = (right, "", nil)
    }
  }

  /// The readings, the likeliest first.
  let readings: [Reading]
  /// The note below the answer: the day of the rates, or the day and zone of a time.
  let note: String
  /// Whether the answer is the present time, which changes within a minute.
  let isPresent: Bool

  init(_ readings: [Reading], note: String, isPresent: Bool = false) {
    (self.readings, self.note, self.isPresent) = (readings, note, isPresent)
  }

  /// Whether the answer is a time, which differs on another day.
  var isTime: Bool { readings[0].units.utf8.isEmpty }
}

extension ConverterModel {
  /// Returns the displayed form of a quantity and its other readings.
  func shown(
    _ quantity: ConvertedQuantity, others: [ConvertedQuantity], rateDate: String?
  ) -> ShownAnswer {
    var readings = [ShownAnswer.Reading(quantity)]
    for other in others { readings.append(ShownAnswer.Reading(other)) }
    guard let rateDate else { return ShownAnswer(readings, note: "") }
    let day = CivilDate(iso: rateDate).map { texts.calendar.wholeDate($0) } ?? rateDate
    return ShownAnswer(readings, note: texts.converter[.ratesOf, day])
  }

  /// Returns the displayed form of a time, and of the given one, if any.
  func shown(_ time: ZonedTime, given: ZonedTime?) -> ShownAnswer {
    var left = ""
    if let given {
      let (clock, day) = parts(of: given)
      left = texts.converter[.givenTime, clock + ", " + day]
    }
    let (clock, day) = parts(of: time)
    let isPresent = if case nil = given { true } else { false }
    return ShownAnswer(
      [ShownAnswer.Reading(left: left, right: clock)], note: day, isPresent: isPresent)
  }

  /// Returns a time of day in the person's format, and its day and zone.
  private func parts(of zoned: ZonedTime) -> (clock: String, day: String) {
    let bytes = zoned.time.bytes
    guard bytes.count >= 16, let day = CivilDate(iso: String(bytes: Array(bytes[..<10]))),
      let hour = Array(bytes[11..<13]).decimal, let minute = Array(bytes[14..<16]).decimal
    else { return (zoned.time, zoned.zone) }
    // The seconds of a clock in UTC that shows the same time.
    let seconds = Double(day.dayNumber) * 86_400 + Double(hour * 3_600 + minute * 60)
    let name = texts.calendar.name(of: day.weekday) + ", " + texts.calendar.dayAndMonth(day)
    return (browser.format(seconds, .time, zone: .universal), name + " · " + zoned.zone)
  }
}
