#if arch(wasm32)
  /// Executes a flush's commands.
  @_extern(wasm, module: "env", name: "commit") @_extern(c)
  func hostCommit(
    _ words: UnsafePointer<UInt32>?, _ wordCount: Int32, _ bytes: UnsafePointer<UInt8>?,
    _ byteCount: Int32)

  /// Requests a call of `flush`: before the browser does anything else (0), or after the next frame
  /// (1).
  @_extern(wasm, module: "env", name: "schedule") @_extern(c)
  func hostSchedule(_ turn: Int32)

  /// Requests a service.
  @_extern(wasm, module: "env", name: "request") @_extern(c)
  func hostRequest(
    _ service: UInt32, _ ticket: UInt32, _ number: Double, _ bytes: UnsafePointer<UInt8>?,
    _ byteCount: Int32
  ) -> Double

  /// Fills memory with random bytes.
  @_extern(wasm, module: "env", name: "random") @_extern(c)
  func hostRandom(_ bytes: UnsafeMutableRawPointer?, _ count: Int32)

  /// Replaces the version of the C library, which would pull in its file functions and their imports.
  @_cdecl("arc4random_buf")
  func fillRandomly(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {
    unsafe hostRandom(bytes, Int32(count))
  }
#endif
