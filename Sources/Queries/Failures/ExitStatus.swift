/// What the process ends with, the same in every command.
package enum ExitStatus: Int32 {
  case done = 0
  /// Done, with findings, or with some records or files of a batch failed.
  case findings = 1
  case usage = 2
  /// The input is missing, unreadable or malformed, or no font has the name.
  case input = 3
  /// A font was substituted or a glyph missing under `--strict`.
  case strict = 4
  /// A bug of ours.
  case bug = 70
}
