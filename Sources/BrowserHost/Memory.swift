#if arch(wasm32)
  // The module's memory, in place of the C library's allocator.
  //
  // A page makes and drops many small objects of few sizes and has one thread. So each size has a
  // list of free blocks, and both taking and giving back are a few instructions, without headers
  // before the blocks: a block's size is known by the chunk it lies in. Blocks are never joined or
  // split; what one list holds is used again for that size only, so memory grows to the peak of
  // each size and stays there.

  /// Grows the memory by whole pages of 64 KiB; returns where it ended before.
  @_extern(c) private func sbrk(_ increment: Int) -> UnsafeMutableRawPointer?

  /// The first free block of each size class, and after those the class of each chunk.
  ///
  /// Safe as globals, these three, because a page has one thread.
  private nonisolated(unsafe) var heads: UnsafeMutablePointer<UInt>?
  /// Where chunks come from next.
  private nonisolated(unsafe) var fresh: UInt = 0
  /// Where the memory ends.
  private nonisolated(unsafe) var limit: UInt = 0

  private enum Chunk {
    static let shift: UInt = 14
    static let size: UInt = 1 << shift
    static let page: UInt = 1 << 16
    /// As many as four gigabytes hold.
    static let count: UInt = 1 << (32 - shift)
    static let classes = 128
  }

  /// The class of a size: steps of 16 bytes up to 512, then four steps a doubling.
  @inline(__always)
  private func sizeClass(_ size: UInt) -> UInt {
    guard size > 512 else { return max(1, (size + 15) >> 4) }
    let power = UInt(31 - (size - 1).leadingZeroBitCount)
    return 32 + (power - 9) * 4 + ((size - 1 - 1 << power) >> (power - 2) + 1)
  }

  /// The size of the blocks of a class.
  private func blockSize(_ number: UInt) -> UInt {
    guard number > 32 else { return number << 4 }
    let power = 9 + (number - 33) >> 2
    return 1 << power + ((number - 33) & 3 + 1) << (power - 2)
  }

  @_cdecl("__wrap_malloc")
  func allocate(_ size: UInt) -> UInt {
    var block: UInt = 0
    _ = unsafe allocate(&block, 16, size)
    return block
  }

  /// Takes a block; in line, for Swift takes all its objects so.
  @inline(__always)
  private func takeBlock(_ size: UInt) -> UInt {
    let number = sizeClass(size)
    if let heads = unsafe heads, case let block = unsafe heads[Int(number)], block != 0 {
      unsafe heads[Int(number)] = unsafe next(of: block).pointee
      return block
    }
    return makeBlocks(number)
  }

  @_cdecl("__wrap_posix_memalign")
  func allocate(
    _ result: UnsafeMutablePointer<UInt>, _ alignment: UInt, _ size: UInt
  ) -> Int32 {
    // Blocks lie at multiples of 16; Swift asks for no more.
    guard alignment <= 16 else { return 22 }
    let block = takeBlock(size)
    unsafe result.pointee = block
    return block == 0 ? 12 : 0
  }

  @_cdecl("__wrap_free")
  func release(_ block: UInt) {
    guard block != 0, let heads = unsafe heads else { return }
    let number = unsafe Int(classes(heads)[Int(block >> Chunk.shift)])
    unsafe next(of: block).pointee = unsafe heads[number]
    unsafe heads[number] = block
  }

  /// The link that a free block holds.
  @inline(__always)
  private func next(of block: UInt) -> UnsafeMutablePointer<UInt> {
    unsafe UnsafeMutablePointer(bitPattern: block).unsafelyUnwrapped
  }

  @inline(__always)
  private func classes(_ heads: UnsafeMutablePointer<UInt>) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(heads + Chunk.classes).assumingMemoryBound(to: UInt8.self)
  }

  /// Cuts new chunks into blocks of a class; returns one of them, or zero if there is no memory.
  @inline(never)
  private func makeBlocks(_ number: UInt) -> UInt {
    if unsafe heads == nil {
      let table = takeChunks(Chunk.count + UInt(Chunk.classes) * 4)
      unsafe heads = unsafe UnsafeMutablePointer(bitPattern: table)
    }
    let size = blockSize(number)
    let chunk = takeChunks(size)
    guard let heads = unsafe heads, chunk != 0 else { return 0 }
    unsafe classes(heads)[Int(chunk >> Chunk.shift)] = UInt8(truncatingIfNeeded: number)
    var block = chunk + size
    while block + size <= chunk + Chunk.size {
      unsafe next(of: block).pointee = unsafe heads[Int(number)]
      unsafe heads[Int(number)] = block
      block += size
    }
    return chunk
  }

  /// Takes as many new chunks as hold this many bytes, all zero; returns zero if there are none.
  private func takeChunks(_ size: UInt) -> UInt {
    let size = (size + Chunk.size - 1) & ~(Chunk.size - 1)
    if unsafe limit - fresh < size {
      let pages = (size + Chunk.page - 1) & ~(Chunk.page - 1)
      let start = unsafe UInt(bitPattern: sbrk(Int(pages)))
      guard start != UInt.max else { return 0 }
      if unsafe start != limit { unsafe fresh = start }
      unsafe limit = start + pages
    }
    defer { unsafe fresh += size }
    return unsafe fresh
  }
#endif
