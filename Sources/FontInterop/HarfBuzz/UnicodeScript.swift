internal import CHarfBuzz

/// The script of a character, in HarfBuzz's Unicode data.
package enum UnicodeScript {
  /// Returns the ISO 15924 code ("Thai"); `nil` for common characters (punctuation, spaces) and
  /// those that inherit the script of their neighbor (marks).
  package static func tag(of scalar: Unicode.Scalar) -> String? {
    let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID: return nil
    default: return OpenTypeTag(rawValue: hb_script_to_iso15924_tag(script)).description
    }
  }

  /// Returns true if horizontal text in a script runs from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    unsafe hb_script_get_horizontal_direction(hb_script_from_string(tag, -1)) == HB_DIRECTION_RTL
  }
}
