internal import CHarfBuzz

extension OpenTypeFace {
  /// A string of the `name` table in English, else in the first language it has; `nil` when absent or empty.
  package func name(_ id: Int) -> String? {
    if let program { return program.name(id: id) }
    return openTypeName(id)
  }

  private func openTypeName(_ id: Int) -> String? {
    englishName(id, language: "en") ?? firstLanguage(of: id).flatMap { englishName(id, language: $0) }
  }

  private func englishName(_ id: Int, language: String) -> String? {
    let tag = unsafe hb_language_from_string(language, -1)
    let length = unsafe hb_ot_name_get_utf8(rawFace, hb_ot_name_id_t(id), tag, nil, nil)
    guard length > 0 else { return nil }
    var size = length + 1
    var bytes = [CChar](repeating: 0, count: Int(size))
    unsafe hb_ot_name_get_utf8(rawFace, hb_ot_name_id_t(id), tag, &size, &bytes)
    let text = String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// The language a string is in that is not there in English.
  ///
  /// The table is walked once: a hostile one has tens of thousands of records, and as many names to look for.
  private func firstLanguage(of id: Int) -> String? {
    foreignNames.withLock { known in
      if let known { return known[id] }
      let found = firstLanguages()
      known = found
      return found[id]
    }
  }

  private func firstLanguages() -> [Int: String] {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(rawFace, &count) else { return [:] }
    var languages: [Int: String] = [:]
    for index in 0..<Int(count) {
      let id = unsafe Int(entries[index].name_id)
      guard languages[id] == nil, let language = unsafe hb_language_to_string(entries[index].language) else { continue }
      languages[id] = unsafe String(cString: language)
    }
    return languages
  }
}
