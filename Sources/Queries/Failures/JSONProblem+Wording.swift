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

  /// The problem as part of a sentence: `a number out of range, 1e309, in "width"`.
  package var finding: String { what + (member.map { ", in \(Wording.quoted($0))" } ?? "") }

  private var what: String {
    switch kind {
    case .duplicateKey(let key): "a duplicate key \(Wording.quoted(key))"
    case .loneSurrogate(let escape): "an unpaired surrogate, \(escape)"
    // A number may have any number of digits.
    case .numberOutOfRange(let number): "a number out of range, \(number.prefix(40))"
    case .tooDeep: "more than \(JSONObject.mostLevels) levels of brackets"
    }
  }
}
