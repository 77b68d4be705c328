/// The exit status of a command. The values are the same for all commands.
package enum ExitStatus: Int32 {
  case done = 0
  /// Success with findings, or with failures of some records or files of a batch.
  case findings = 1
  case usage = 2
  /// The input is missing, unreadable or malformed, or no font has the name.
  case input = 3
  /// With `--strict`, a font was substituted or a glyph is missing.
  case strict = 4
  /// A bug in Strut.
  case bug = 70
}
