internal import CHarfBuzz

/// The script of a character, as HarfBuzz's Unicode data has it.
package enum UnicodeScript {
  /// ISO 15924 ("Thai"); `nil` for what every script shares (punctuation, spaces) or takes from its neighbor (marks).
  package static func tag(of scalar: Unicode.Scalar) -> String? {
    let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID: return nil
    default: return OpenTypeTag(rawValue: hb_script_to_iso15924_tag(script)).description
    }
  }

  /// Whether horizontal text in a script runs from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    unsafe hb_script_get_horizontal_direction(hb_script_from_string(tag, -1)) == HB_DIRECTION_RTL
  }
}
