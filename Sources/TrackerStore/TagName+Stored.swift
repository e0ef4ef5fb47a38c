// The standard library normalizes texts, but does not declare it publicly.
@_spi(_Unicode) private import Swift
internal import Tracking

extension TagName {
  /// The key by which a tag is found in the store: ``TagName/key`` in Unicode's normalization form C.
  ///
  /// SQLite compares bytes, and é may be one scalar or two.
  var storedKey: String {
    let key = self.key
    guard !key.utf8.allSatisfy({ $0 < 0x80 }) else { return key }
    var scalars = String.UnicodeScalarView()
    for scalar in key._nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
