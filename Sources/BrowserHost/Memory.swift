#if arch(wasm32)
  // The module's memory, in place of the C library's allocator.
  //
  // A page makes and drops many small objects of few sizes and has one thread. So memory is cut
  // into chunks with blocks of one size each, and both allocating and freeing take a few
  // instructions. Blocks are never joined or split; chunks keep their block size, so memory grows
  // to the peak of each size and does not shrink.
  //
  // A chunk whose blocks have all been freed is used from its beginning again, one block after the
  // other: objects made together then lie together, and the processor prefetches the next one.
  // Reusing blocks in the order they were freed would cause a cache miss at each of them.

  /// Grows the memory by whole pages of 64 KiB; returns the previous end.
  @_extern(c) private func sbrk(_ increment: Int) -> UnsafeMutableRawPointer?

  /// For each size class, the chunk from which blocks are allocated: the first with free blocks.
  ///
  /// These three are safe as globals because a page has one thread.
  private nonisolated(unsafe) var heads: UnsafeMutablePointer<UInt>?
  /// The start of the next chunk.
  private nonisolated(unsafe) var fresh: UInt = 0
  /// The end of the memory.
  private nonisolated(unsafe) var limit: UInt = 0

  /// The header of a chunk.
  private struct Chunk {
    /// The start of the blocks that have not been used since the chunk was empty.
    var untouched: UInt
    /// The end of the last block.
    let end: UInt
    /// The size of the blocks.
    let size: UInt
    /// The first of the blocks freed since then, each with a link to the next.
    var returned: UInt = 0
    /// The number of blocks in use.
    var taken: UInt = 0
    /// The size class.
    let number: UInt
    /// Whether the chunk is in the list of those with free blocks, and the next one in that list.
    var isListed = true
    var next: UInt

    /// The alignment of chunks, and their size except for one with a single larger block.
    static let alignment: UInt = 1 << 14
    static let header: UInt = 32
    static let page: UInt = 1 << 16
    static let classes: UInt = 128
  }

  /// Returns the class of a size: steps of 16 bytes up to 512, then four steps per doubling.
  @inline(__always)
  private func sizeClass(_ size: UInt) -> UInt {
    guard size > 512 else { return max(1, (size + 15) >> 4) }
    let power = UInt(31 - (size + Chunk.header - 1).leadingZeroBitCount)
    return 32 + (power - 9) * 4 + ((size + Chunk.header - 1 - 1 << power) >> (power - 2) + 1)
  }

  /// Returns the block size of a class; the larger ones fill a chunk together with its header.
  private func blockSize(_ number: UInt) -> UInt {
    guard number > 32 else { return number << 4 }
    let power = 9 + (number - 33) >> 2
    return 1 << power + ((number - 33) & 3 + 1) << (power - 2) - Chunk.header
  }

  @_cdecl("__wrap_malloc")
  func allocate(_ size: UInt) -> UInt {
    var block: UInt = 0
    _ = unsafe allocate(&block, 16, size)
    return block
  }

  @_cdecl("__wrap_posix_memalign")
  func allocate(
    _ result: UnsafeMutablePointer<UInt>, _ alignment: UInt, _ size: UInt
  ) -> Int32 {
    // Blocks are aligned to 16 bytes; Swift asks for no more.
    guard alignment <= 16 else { return 22 }
    let block = takeBlock(size)
    unsafe result.pointee = block
    return block == 0 ? 12 : 0
  }

  /// Allocates a block; inlined, because Swift allocates all its objects this way.
  @inline(__always)
  private func takeBlock(_ size: UInt) -> UInt {
    let number = sizeClass(size)
    if let heads = unsafe heads, let chunk = unsafe chunk(heads[Int(number)]),
      case let block = unsafe takeUntouched(chunk), block != 0
    {
      return block
    }
    return takeReturned(number)
  }

  @inline(__always)
  private func takeUntouched(_ chunk: UnsafeMutablePointer<Chunk>) -> UInt {
    let block = unsafe chunk.pointee.untouched
    guard unsafe block < chunk.pointee.end else { return 0 }
    unsafe chunk.pointee.untouched = unsafe block + chunk.pointee.size
    unsafe chunk.pointee.taken += 1
    return block
  }

  /// Allocates a freed block, if any, or else one from another chunk.
  @inline(never)
  private func takeReturned(_ number: UInt) -> UInt {
    if unsafe heads == nil {
      unsafe heads = unsafe UnsafeMutablePointer(bitPattern: takeChunk(Chunk.classes << 2))
    }
    guard let heads = unsafe heads else { return 0 }
    while let chunk = unsafe chunk(heads[Int(number)]) {
      let block = unsafe chunk.pointee.returned
      if block != 0 {
        unsafe chunk.pointee.returned = unsafe link(block).pointee
        unsafe chunk.pointee.taken += 1
        return block
      }
      if case let block = unsafe takeUntouched(chunk), block != 0 { return block }
      unsafe chunk.pointee.isListed = false
      unsafe heads[Int(number)] = unsafe chunk.pointee.next
    }
    return makeChunk(number)
  }

  @_cdecl("__wrap_free")
  func release(_ block: UInt) {
    guard block != 0, let chunk = unsafe chunk(block & ~(Chunk.alignment - 1)) else { return }
    unsafe chunk.pointee.taken -= 1
    if unsafe chunk.pointee.taken == 0 {
      unsafe chunk.pointee.returned = 0
      unsafe chunk.pointee.untouched = UInt(bitPattern: chunk) + Chunk.header
    } else {
      unsafe link(block).pointee = unsafe chunk.pointee.returned
      unsafe chunk.pointee.returned = block
    }
    if unsafe !chunk.pointee.isListed, let heads = unsafe heads {
      let number = unsafe Int(chunk.pointee.number)
      unsafe chunk.pointee.isListed = true
      unsafe chunk.pointee.next = unsafe heads[number]
      unsafe heads[number] = UInt(bitPattern: chunk)
    }
  }

  /// Returns the link stored in a free block.
  @inline(__always)
  private func link(_ block: UInt) -> UnsafeMutablePointer<UInt> {
    unsafe UnsafeMutablePointer(bitPattern: block).unsafelyUnwrapped
  }

  @inline(__always)
  private func chunk(_ address: UInt) -> UnsafeMutablePointer<Chunk>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }

  /// Creates a chunk and allocates its first block; returns zero if there is no memory.
  private func makeChunk(_ number: UInt) -> UInt {
    let size = blockSize(number)
    let start = takeChunk(size + Chunk.header)
    guard let heads = unsafe heads, let chunk = unsafe chunk(start) else { return 0 }
    let first = start + Chunk.header
    let count = max(1, (Chunk.alignment - Chunk.header) / size)
    unsafe chunk.initialize(
      to: Chunk(
        untouched: first + size, end: first + count * size, size: size, taken: 1, number: number,
        next: heads[Int(number)]))
    unsafe heads[Int(number)] = start
    return first
  }

  /// Reserves at least this many bytes of zeroed memory; returns zero if there is none.
  private func takeChunk(_ size: UInt) -> UInt {
    let size = (size + Chunk.alignment - 1) & ~(Chunk.alignment - 1)
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
