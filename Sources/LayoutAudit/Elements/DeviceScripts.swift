import TextLayout

/// Scripts for which iOS is assumed to have fonts, and the bundled fonts lack all or some
/// characters (Facts.md#fonts, `font-15`).
enum DeviceScripts {
  /// Returns the English name of a character's script; `nil` if iOS is not assumed to have a font
  /// for the character.
  static func name(of scalar: Unicode.Scalar) -> String? {
    // For the rarer planes, phones have some characters and lack others.
    guard scalar.value < 0x20000 else { return nil }
    return names[Script(of: scalar).tag]
  }

  /// Returns the names of the scripts of characters, each once, in the order of the text:
  /// `Tibetan`, `Thaana and Tibetan`.
  static func list(in text: String) -> String {
    var found: [String] = []
    for name in text.unicodeScalars.lazy.compactMap(name(of:)) where !found.contains(name) { found.append(name) }
    guard let last = found.popLast() else { return "" }
    return found.isEmpty ? last : found.joined(separator: ", ") + " and " + last
  }

  /// By ISO 15924 code: the scripts in modern use (UAX #31) that are in no bundled font, Mongolian,
  /// and the two scripts that are partly in a bundled font.
  private static let names = [
    "Adlm": "Adlam", "Bali": "Balinese", "Bamu": "Bamum", "Batk": "Batak", "Cakm": "Chakma",
    "Cans": "Canadian syllabics", "Cham": "Cham", "Cher": "Cherokee", "Hang": "Hangul", "Hani": "Han",
    "Hmnp": "Nyiakeng Puachue Hmong", "Java": "Javanese", "Kali": "Kayah Li", "Lana": "Tai Tham", "Lepc": "Lepcha",
    "Limb": "Limbu", "Lisu": "Lisu", "Mand": "Mandaic", "Mong": "Mongolian", "Mtei": "Meetei Mayek", "Newa": "Newa",
    "Nkoo": "N’Ko", "Olck": "Ol Chiki", "Osge": "Osage", "Plrd": "Miao", "Rohg": "Hanifi Rohingya",
    "Saur": "Saurashtra", "Sund": "Sundanese", "Sylo": "Syloti Nagri", "Syrc": "Syriac", "Tale": "Tai Le",
    "Talu": "New Tai Lue", "Tavt": "Tai Viet", "Tfng": "Tifinagh", "Thaa": "Thaana", "Tibt": "Tibetan",
    "Vaii": "Vai", "Wcho": "Wancho", "Yiii": "Yi",
  ]
}
