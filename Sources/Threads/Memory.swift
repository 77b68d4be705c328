internal import CMalloc

/// The settings of the C library's memory management.
package enum Memory {
  /// Keeps freed memory for later use instead of returning it to the system.
  ///
  /// This is for batches of fonts: by default, the copy of each larger file is mapped, faulted in
  /// page by page, zeroed by the kernel and returned, and all cores wait for each other. The memory
  /// that is kept is at most the peak memory in use.
  package static func keepsWhatIsFreed() {
    // The maximum that glibc accepts on 64 bits; larger copies are mapped.
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 256 << 20)
    // The growth of a heap, instead of 132 KB.
    _ = mallopt(M_TOP_PAD, 1 << 20)
  }
}
