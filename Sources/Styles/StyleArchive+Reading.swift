private import Geometry
private import TextBytes

extension StyleArchive {
  /// Looks styles up in the bytes of an archive, wherever they are.
  ///
  /// Only the bytes of the requested style are read, and each place is checked against the size:
  /// corrupted bytes give wrong styles or none, and never end the program.
  public struct Reader: Sendable {
    /// A number for the program that wrote the archive: another program may accept other styles.
    public let fingerprint: UInt64

    private let count: Int
    private let slots: Int
    private let records: Int
    private let sourceCount: Int
    private let table: Int
    private let byte: @Sendable (Int) -> UInt8

    /// Takes bytes that begin with a header; nil if they are not an archive of this version.
    ///
    /// - Parameters:
    ///   - count: the number of bytes.
    ///   - byte: the byte at a place below that count.
    /// - Complexity: O(1).
    public init?(count: Int, byte: @escaping @Sendable (Int) -> UInt8) {
      guard count >= headerSize, (0..<8).allSatisfy({ byte($0) == magic[$0] }) else { return nil }
      func number(_ place: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(byte(place + $1)) << ($1 * 8) }
      }
      guard number(8) == Int(version), number(20) == count else { return nil }
      slots = number(12)
      records = number(16)
      sourceCount = number(24)
      table = number(28)
      guard slots > 0, slots & (slots - 1) == 0, slots > records,
        table + slots * 4 + records * recordSize <= count
      else { return nil }
      fingerprint = (0..<8).reduce(0) { $0 | UInt64(byte(32 + $1)) << UInt64($1 * 8) }
      self.count = count
      self.byte = byte
    }

    /// Returns the value of a full name; nil if there is none.
    ///
    /// - Complexity: O(1) on average.
    public subscript(name: String) -> StyleValue? {
      let name = name.bytes
      var slot = Int(truncatingIfNeeded: hash(name)) & (slots - 1)
      for _ in 0..<slots {
        guard let record = number(table + slot * 4), record > 0, record <= records else {
          return nil
        }
        let place = table + slots * 4 + (record - 1) * recordSize
        if let start = number(place), number(place + 4) == name.count, isSame(name, at: start) {
          return value(place)
        }
        slot = (slot + 1) & (slots - 1)
      }
      return nil
    }

    /// The files that the styles were read from; nil if the list is broken.
    public var sources: [Source]? {
      var sources: [Source] = []
      var place = headerSize
      for _ in 0..<sourceCount {
        guard let stamp = word(place), let length = number(place + 8),
          let path = text(place + 12, length)
        else { return nil }
        sources.append(Source(path: path, stamp: stamp))
        place += 12 + length
      }
      return sources
    }

    // MARK: Bytes

    private func isWithin(_ place: Int, _ length: Int) -> Bool {
      place >= 0 && length >= 0 && place <= count && length <= count - place
    }

    private func isSame(_ name: [UInt8], at place: Int) -> Bool {
      isWithin(place, name.count) && name.indices.allSatisfy { byte(place + $0) == name[$0] }
    }

    private func number(_ place: Int) -> Int? {
      guard isWithin(place, 4) else { return nil }
      return (0..<4).reduce(0) { $0 | Int(byte(place + $1)) << ($1 * 8) }
    }

    private func word(_ place: Int) -> UInt64? {
      guard isWithin(place, 8) else { return nil }
      return (0..<8).reduce(0) { $0 | UInt64(byte(place + $1)) << UInt64($1 * 8) }
    }

    private func doubles(_ place: Int, _ count: Int) -> [Double]? {
      var numbers: [Double] = []
      for number in 0..<count {
        guard let bits = word(place + number * 8) else { return nil }
        numbers.append(Double(bitPattern: bits))
      }
      return numbers
    }

    private func text(_ place: Int, _ length: Int) -> String? {
      guard isWithin(place, length) else { return nil }
      return String(decoding: (place..<place + length).map { byte($0) }, as: UTF8.self)
    }

    private func color(_ place: Int) -> StyleColor? {
      doubles(place, 4).map { StyleColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    }

    // MARK: Values

    private func value(_ record: Int) -> StyleValue? {
      guard let place = number(record + 8), let length = number(record + 12),
        isWithin(place, length), let kind = number(record + 16).flatMap({ UInt8(exactly: $0) })
      else { return nil }
      switch StyleKind(rawValue: kind) {
      case .number: return doubles(place, 1).map { .number($0[0]) }
      case .bool: return length == 1 ? .bool(byte(place) != 0) : nil
      case .text: return text(place, length).map { .text($0) }
      case .color: return color(place).map { .color($0) }
      case .point: return doubles(place, 2).map { .point(Point(x: $0[0], y: $0[1])) }
      case .size: return doubles(place, 2).map { .size(Size(width: $0[0], height: $0[1])) }
      case .rect:
        return doubles(place, 4).map {
          .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      case .insets:
        return doubles(place, 4).map {
          .insets(StyleInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
        }
      case .font:
        guard let size = doubles(place, 1)?.first, let name = text(place + 8, length - 8) else {
          return nil
        }
        return .font(StyleFont(name: name, size: size))
      case .textAttributes: return attributes(place, length).map { .textAttributes($0) }
      case .numbers: return doubles(place, length / 8).map { .numbers($0) }
      case nil: return nil
      }
    }

    private func attributes(_ start: Int, _ length: Int) -> StyleTextAttributes? {
      guard length > 0 else { return nil }
      let parts = byte(start)
      var place = start + 1
      var colorFound: StyleColor?
      var fontFound: StyleFont?
      if parts & 2 != 0 {
        guard let color = color(place) else { return nil }
        colorFound = color
        place += 32
      }
      if parts & 1 != 0 {
        guard let size = doubles(place, 1)?.first, let count = number(place + 8),
          let name = text(place + 12, count)
        else { return nil }
        fontFound = StyleFont(name: name, size: size)
        place += 12 + count
      }
      let mode = parts & 4 == 0 ? nil : text(place, start + length - place)
      return StyleTextAttributes(font: fontFound, color: colorFound, lineBreakMode: mode)
    }
  }
}
