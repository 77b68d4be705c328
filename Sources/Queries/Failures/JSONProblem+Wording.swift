import JSONText
import Strut

extension JSONProblem {
  /// The stable code that JSON carries.
  var code: String {
    switch kind {
    case .duplicateKey: "duplicate-key"
    case .loneSurrogate: "lone-surrogate"
    case .numberOutOfRange: "number-out-of-range"
    case .tooDeep: "too-deep"
    }
  }

  /// What the text has, for a sentence: `a number out of range, 1e309, in "width"`.
  package var finding: String { what + (member.map { ", in \(Wording.quoted($0))" } ?? "") }

  private var what: String {
    switch kind {
    case .duplicateKey(let key): "the key \(Wording.quoted(key)) twice"
    case .loneSurrogate(let escape): "half a character, \(escape)"
    // A number may have as many digits as it likes.
    case .numberOutOfRange(let number): "a number out of range, \(number.prefix(40))"
    case .tooDeep: "more than \(JSONObject.mostLevels) levels of brackets"
    }
  }
}
