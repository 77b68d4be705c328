internal import CMalloc

/// How the C library deals with memory.
package enum Memory {
  /// Keeps freed memory for the next use in the place of giving it back to the system.
  ///
  /// For batches of fonts: as it is, the copy of each larger file is mapped, faulted in page by page, zeroed by the kernel and given
  /// back, and all cores wait for each other at that. Not more is held than was in use at one time.
  package static func keepsWhatIsFreed() {
    // The greatest that glibc takes on 64 bits; larger copies are mapped.
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 256 << 20)
    // What a heap grows by, in the place of 132 KB.
    _ = mallopt(M_TOP_PAD, 1 << 20)
  }
}
