package import FontInterop

extension AFMFile {
  /// The file of the same name with the suffix `.afm` or `.AFM`; `nil` when there is none.
  package convenience init?(besideFont path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    for suffix in [".afm", ".AFM"] {
      do throws(FontOpeningFailure) {
        self.init(try FontData(path: path[..<dot] + suffix))
        return
      } catch {
        guard error != .missing else { continue }
        self.init(unreadable: error)
        return
      }
    }
    return nil
  }

  package convenience init(copying bytes: [UInt8]) {
    do throws(FontOpeningFailure) { self.init(try FontData(copying: bytes)) } catch { self.init(unreadable: error) }
  }
}
