/// A test, as build servers show it.
struct JUnitCase: Sendable {
  enum Outcome: Sendable {
    case passed
    case skipped
    /// A note, which is no failure.
    case noted(details: [String])
    case error(String)
    case failure(message: String, type: String, details: [String])
  }

  var name: String
  var className: String
  var outcome: Outcome

  init(name: String, className: String, outcome: Outcome) {
    self.name = name
    self.className = className
    self.outcome = outcome
  }

  /// A cause of findings, which fails unless it is a note, and whose name stays the same from run
  /// to run: servers use it to detect new failures.
  ///
  /// - Parameters:
  ///   - number: The number among causes with one name, from 1.
  ///   - root: The folder to which file names are relative.
  init(_ cause: Cause, number: Int, in report: AuditReport, className: String, root: String) {
    let (finding, fault) = (cause.worst, cause.worst.fault)
    let texts = cause.textPlaces.map { "\($0.locale) at \($0.named(from: root))" }
    let details = [
      report.sentence(of: cause) + ".", cause.worst.cure,
      finding.place.map {
        "At \(ReportPath($0.file, root: root).path):\($0.position.line):\($0.position.column)"
      },
      fault.markedText.map { "Text: \($0)" }, fault.key.map { "Key: \($0)" },
      texts.isEmpty ? nil : "Strings: \(texts.joined(separator: ", "))",
    ].compactMap(\.self)
    let message =
      "\(cause.severity.rawValue): \(finding.message) (\(report.circumstances(of: cause).joined(separator: "; ")))"
    self.init(
      name: Self.numbered(Self.name(of: cause), number), className: className,
      outcome: cause.severity == .note
        ? .noted(details: details) : .failure(message: message, type: cause.rule.rawValue, details: details))
  }

  /// Returns a name that several causes have, with its number; the first is unchanged.
  static func numbered(_ name: String, _ number: Int) -> String { number == 1 ? name : "\(name) (\(number))" }

  static func name(of cause: Cause) -> String {
    let fault = cause.worst.fault
    let cell = cause.worst.place?.cell.map { " in cell \($0)" } ?? ""
    let beside = fault.other.map { " and \($0)" } ?? ""
    let detail = fault.constraint ?? cause.edge?.rawValue ?? (cause.rule.isAboutTranslations ? fault.key : nil)
    return "\(cause.rule.rawValue) \(fault.elementName)\(beside)\(cell)\(detail.map { ", \($0)" } ?? "")"
  }

  var text: String {
    let start = "    <testcase name=\"\(name.escapedForMarkup)\" classname=\"\(className.escapedForMarkup)\""
    switch outcome {
    case .passed: return "\(start)/>"
    case .skipped: return "\(start)><skipped message=\"the rule is disabled\"/></testcase>"
    case .noted(let details):
      let lines = details.map(\.escapedForMarkup).joined(separator: "\n")
      return "\(start)>\n      <system-out>\(lines)</system-out>\n    </testcase>"
    case .error(let message): return "\(start)><error message=\"\(message.escapedForMarkup)\"/></testcase>"
    case .failure(let message, let type, let details):
      let attributes = "message=\"\(message.escapedForMarkup)\" type=\"\(type)\""
      let lines = details.map(\.escapedForMarkup).joined(separator: "\n")
      return "\(start)>\n      <failure \(attributes)>\(lines)</failure>\n    </testcase>"
    }
  }
}

extension JUnitCase.Outcome {
  var isFailure: Bool { if case .failure = self { true } else { false } }
  var isError: Bool { if case .error = self { true } else { false } }
  var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
