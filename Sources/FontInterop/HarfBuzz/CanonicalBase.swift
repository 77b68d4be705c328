internal import CHarfBuzz

extension Unicode.Scalar {
  /// The letter below all accents, by Unicode's canonical decompositions; the character
  /// itself if it has none.
  package var canonicalBase: Unicode.Scalar {
    var (base, rest): (hb_codepoint_t, hb_codepoint_t) = (value, 0)
    let functions = unsafe hb_unicode_funcs_get_default()
    while unsafe hb_unicode_decompose(functions, base, &base, &rest) != 0 {}
    return Unicode.Scalar(base) ?? self
  }
}
