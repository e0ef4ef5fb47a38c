import ParserProperties

/// The property that this program tests; `Tools/fuzz` compiles one for each, and replaces the name.
private let property = ParserProperty.PROPERTY

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try unsafe property.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    preconditionFailure(error.description)
  }
  return 0
}
