/// The name of a time zone in the tz database, such as `Europe/Kyiv`.
///
/// Whether there is such a zone depends on the database; the name only has its form.
public struct ZoneName: Sendable, Hashable {
  /// The bytes of the name: comparing them needs no tables of Unicode.
  private let bytes: [UInt8]

  /// A length that no zone's name exceeds, in bytes.
  public static let longest = 64

  /// Makes a name; nil if no zone could have it.
  ///
  /// Names have ASCII letters, digits and the characters `/`, `_`, `-` and `+`. One that the database has replaced
  /// becomes the present one if browsers still use it, such as `Europe/Kiev`.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)
    guard (1...Self.longest).contains(bytes.count), Self.isLetter(bytes[0]),
      bytes.allSatisfy({ Self.isLetter($0) || Self.others.contains($0) })
    else { return nil }
    for (old, present) in Self.replaced where Array(old.utf8) == bytes {
      bytes = Array(present.utf8)
      break
    }
    self.bytes = bytes
  }

  /// The name.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private static let others = Array("0123456789/_-+".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The names that CLDR keeps, and browsers report, with those that the tz database has in their place.
  private static let replaced: [(String, String)] = [
    ("Africa/Asmera", "Africa/Asmara"),
    ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("America/Catamarca", "America/Argentina/Catamarca"),
    ("America/Coral_Harbour", "America/Atikokan"),
    ("America/Cordoba", "America/Argentina/Cordoba"),
    ("America/Godthab", "America/Nuuk"),
    ("America/Indianapolis", "America/Indiana/Indianapolis"),
    ("America/Jujuy", "America/Argentina/Jujuy"),
    ("America/Louisville", "America/Kentucky/Louisville"),
    ("America/Mendoza", "America/Argentina/Mendoza"),
    ("Asia/Calcutta", "Asia/Kolkata"),
    ("Asia/Katmandu", "Asia/Kathmandu"),
    ("Asia/Rangoon", "Asia/Yangon"),
    ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
    ("Atlantic/Faeroe", "Atlantic/Faroe"),
    ("Europe/Kiev", "Europe/Kyiv"),
    ("Pacific/Enderbury", "Pacific/Kanton"),
    ("Pacific/Ponape", "Pacific/Pohnpei"),
    ("Pacific/Truk", "Pacific/Chuuk"),
  ]
}
