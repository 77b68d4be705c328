internal import Threads

/// The fonts of a WOFF2 collection, unpacked once for all faces that are open at the same time.
///
/// A single face would unpack the whole file, and have its own copy of tables that it shares with
/// others.
final class UnpackedCollection: Sendable {
  private let file: FontData
  /// A collection of sfnts.
  let fonts: FontData
  /// The reasons why fonts could not be unpacked, by their index.
  let failures: [Int: FontOpeningFailure]

  init(file: FontData, fonts: FontData, failures: [Int: FontOpeningFailure]) {
    (self.file, self.fonts, self.failures) = (file, fonts, failures)
  }

  private struct Known {
    weak var collection: UnpackedCollection?
  }

  /// The collections that were unpacked last, which their faces keep.
  private static let known = Locked<[Known]>([])
  private static let limit = 8

  /// Returns the open collection of a file with the same bytes, or unpacks the file.
  /// - Complexity: Linear in the bytes of the file if it is open, or else in its unpacked data.
  static func of(_ data: FontData, _ file: WOFF2File) throws(FontOpeningFailure) -> UnpackedCollection {
    let open = known.withLock { known in
      known.removeAll { $0.collection == nil }
      return known.compactMap(\.collection)
    }
    if let same = open.first(where: { $0.file.hasSameBytes(as: data) }) { return same }
    let made = try file.collection()
    known.withLock { known in known = (known + [Known(collection: made)]).suffix(limit) }
    return made
  }
}

extension FontData {
  fileprivate func hasSameBytes(as other: FontData) -> Bool {
    guard count == other.count else { return false }
    return withBytes { bytes in
      unsafe bytes.withUnsafeBytes { own in
        other.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe own.elementsEqual($0) } }
      }
    }
  }
}
