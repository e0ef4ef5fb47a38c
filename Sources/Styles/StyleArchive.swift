private import Geometry
private import TextBytes

/// Styles as bytes in which each is found without reading the others.
///
/// All numbers are little-endian. A header of 64 bytes is followed by the list of source files, so
/// that opening touches one page, then by a hash table of record numbers, the records, and the data
/// that they point at: names, numbers and texts.
///
///     0   8  the bytes PROBASTY
///     8   4  version
///     12  4  number of slots of the table, a power of two
///     16  4  number of records
///     20  4  number of bytes in all
///     24  4  number of source files
///     28  4  place of the table
///     32  8  the fingerprint of the program
///
/// A slot is the number of a record from 1, or 0. A record is the place and length of its name, the place
/// and length of its value, and its kind.
public enum StyleArchive {
  static let magic: [UInt8] = Array("PROBASTY".utf8)
  static let version: UInt32 = 2
  static let headerSize = 64
  static let recordSize = 20

  /// A file that styles were read from, with a stamp that shows whether it has changed since.
  public struct Source: Sendable, Hashable {
    /// Its path.
    public let path: String
    /// A number that changes when the file does, such as one made of its size and its time.
    public let stamp: UInt64

    /// Takes a path and a stamp.
    public init(path: String, stamp: UInt64) {
      self.path = path
      self.stamp = stamp
    }
  }

  /// Encodes styles as bytes.
  ///
  /// - Parameters:
  ///   - sheet: the styles.
  ///   - sources: the files that they were read from.
  ///   - fingerprint: a number for the names and values that the program accepts, and for its functions.
  /// - Complexity: O(n) in the styles.
  public static func bytes(
    _ sheet: StyleSheet, sources: [Source], fingerprint: UInt64 = 0
  ) -> [UInt8] {
    var slots = 8
    while slots < sheet.styles.count * 2 { slots *= 2 }
    var table = [UInt32](repeating: 0, count: slots)
    var records: [UInt8] = []
    var data: [UInt8] = []
    let list = sources.flatMap { source in
      encoded(source.stamp) + encoded(UInt32(source.path.bytes.count)) + source.path.bytes
    }
    let start = headerSize + list.count + slots * 4 + sheet.styles.count * recordSize
    func append(_ bytes: [UInt8]) -> Int {
      defer { data += bytes }
      return start + data.count
    }
    for (number, style) in sheet.styles.enumerated() {
      let name = style.name.bytes
      let value = encoded(style.value)
      records += encoded(UInt32(append(name))) + encoded(UInt32(name.count))
      records += encoded(UInt32(append(value))) + encoded(UInt32(value.count))
      records += encoded(UInt32(style.value.kind.rawValue))
      var slot = Int(truncatingIfNeeded: hash(name)) & (slots - 1)
      while table[slot] != 0 { slot = (slot + 1) & (slots - 1) }
      table[slot] = UInt32(number + 1)
    }
    var header = magic + encoded(version) + encoded(UInt32(slots))
    header += encoded(UInt32(sheet.styles.count)) + encoded(UInt32(start + data.count))
    header += encoded(UInt32(sources.count)) + encoded(UInt32(headerSize + list.count))
    header += encoded(fingerprint)
    header += [UInt8](repeating: 0, count: headerSize - header.count)
    return header + list + table.flatMap { encoded($0) } + records + data
  }

  /// Returns the hash whose low bits choose a slot; FNV-1a mixes the upper half better.
  static func hash(_ name: [UInt8]) -> UInt64 {
    let hash = FNV1a(name.span).value
    return hash ^ hash >> 32
  }

  // MARK: Values

  private static func encoded(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: 0, to: number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func encoded(_ numbers: [Double]) -> [UInt8] {
    numbers.flatMap { encoded($0.bitPattern) }
  }

  private static func encoded(_ color: StyleColor) -> [UInt8] {
    encoded([color.red, color.green, color.blue, color.alpha])
  }

  private static func encoded(_ value: StyleValue) -> [UInt8] {
    switch value {
    case .number(let number): encoded([number])
    case .bool(let bool): [bool ? 1 : 0]
    case .text(let text): text.bytes
    case .color(let color): encoded(color)
    case .point(let point): encoded([point.x, point.y])
    case .size(let size): encoded([size.width, size.height])
    case .rect(let rect): encoded([rect.minX, rect.minY, rect.width, rect.height])
    case .insets(let insets):
      encoded([insets.top, insets.left, insets.bottom, insets.right])
    case .font(let font): encoded([font.size]) + font.name.bytes
    case .numbers(let numbers): encoded(numbers)
    case .textAttributes(let attributes): encoded(attributes)
    }
  }

  /// Encodes text attributes: a set of those present, then the colour, the size and the length of
  /// the name of the font, the name, and the mode.
  private static func encoded(_ attributes: StyleTextAttributes) -> [UInt8] {
    var bytes: [UInt8] = [
      (attributes.font == nil ? 0 : 1) | (attributes.color == nil ? 0 : 2)
        | (attributes.lineBreakMode == nil ? 0 : 4)
    ]
    if let color = attributes.color { bytes += encoded(color) }
    if let font = attributes.font {
      bytes += encoded([font.size]) + encoded(UInt32(font.name.bytes.count)) + font.name.bytes
    }
    return bytes + (attributes.lineBreakMode?.bytes ?? [])
  }
}
