internal import CHarfBuzz

extension OpenTypeFace {
  /// A string of the `name` table in English, else in the first language it has; `nil` when absent or empty.
  package func name(_ id: Int) -> String? {
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

  private func firstLanguage(of id: Int) -> String? {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(rawFace, &count) else { return nil }
    for index in 0..<Int(count) where unsafe entries[index].name_id == hb_ot_name_id_t(id) {
      if let language = unsafe hb_language_to_string(entries[index].language) {
        return unsafe String(cString: language)
      }
    }
    return nil
  }
}
