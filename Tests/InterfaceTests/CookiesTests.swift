import Interface
import Testing

@Suite struct CookiesTests {
  @Test(arguments: [
    ("language=uk", "language", "uk"), ("a=1; language=uk; b=2", "language", "uk"),
    ("a=1;language=uk", "language", "uk"), ("language=", "language", ""),
    ("a=b=c", "a", "b=c"), ("language=uk; language=ru", "language", "uk"),
    ("", "language", nil), ("language", "language", nil), ("xlanguage=uk", "language", nil),
    ("; ;=;", "language", nil),
  ])
  func `are read from a header`(text: String, name: String, value: String?) {
    #expect(Cookies(text)[name] == value)
  }
}
