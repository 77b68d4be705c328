#if Service
import Hummingbird
import Queries
import Strut

/// `/v1/audit`: described cells and tables at every text size, width and language, and their
/// faults.
extension Service {
  var auditEndpoint: Endpoint {
    Endpoint(.post, "/v1/audit") { request, _ in
      let query = try QueryReader(
        request, known: Self.surroundingNames + ["categories", "widths", "locales", "ignore", "draw"])
      let question = try AuditRequest(query, format: try request.format(query["format"], of: AuditRequest.formats))
      let deadline = self.deadline()
      let kind = try request.body(of: SentDocuments.types)
      let body = try await request.received(upTo: self.limits.bodyBytes, self.budget, until: deadline)
      let document = try await self.work.runTasks(until: deadline) {
        let sent = try SentDocuments(body.bytes, kind, self.store, self.limits)
        let (audit, unread) = try self.audit(sent, question)
        return try await question.answer(try await audit.run(workers: 1), of: audit, unread: unread)
      }
      return try Response(document, self.budget)
    }
  }

  /// Returns an audit of the documents that could be read, and the problems of the others.
  private func audit(
    _ sent: SentDocuments, _ question: AuditRequest
  ) throws -> (audit: Audit, unread: [AuditProblem]) {
    guard !sent.documents.isEmpty else { throw ServiceError.badBody("an audit requires at least one document.") }
    let reading = try sent.reading(question.strings)
    let fonts = try fontSet(kept: question.fonts, sent: sent.fonts)
    let strings = reading?.catalog.measured(by: fonts.typesetting)
    let rules = try sent.rules.map { try AuditRules(text: try SentContent.text($0, "rules")) }
    var subjects = AuditSubjects(strings: strings, era: try question.era(), widths: try question.widths())
    let documents = sent.documents.compactMap { document -> DescribedDocument? in
      guard !NibReadingSettings.isNib(document.name) else {
        add(document, of: sent, to: &subjects)
        return nil
      }
      return subjects.add(document.name) { () throws(CellDocumentErrors) in
        try DescribedDocument(bytes: document.bytes, file: document.name, namedFiles: .refused)
      }
    }
    try subjects.check()
    if let reading {
      try StringUse(documents).check(reading.problems, of: reading.catalog, in: question.locales)
    }
    let audit = try question.audit(subjects, fonts.typesetting, strings, rules ?? AuditRules())
    guard audit.layoutCount <= limits.layouts else {
      throw ServiceError(
        .contentTooLarge, "audit-too-large",
        "the audit would have \(audit.layoutCount) layouts, but \(limits.layouts) are allowed; request fewer sizes, "
          + "widths or languages at once.")
    }
    return (audit, subjects.problems)
  }

  /// Adds an Interface Builder file, or the reason that it could not be read.
  private func add(
    _ document: (name: String, bytes: [UInt8]), of sent: SentDocuments, to subjects: inout AuditSubjects
  ) {
    do throws(NibError) {
      let file = try sent.nib(document)
      subjects.add(file, NibReadingSettings().options(NibSettings()))
      for problem in file.strings.problems { subjects.fail(problem, subject: document.name) }
    } catch {
      subjects.fail(CellDocumentError(error), subject: document.name)
    }
  }
}

/// The parameters of an audit, read from a query.
private struct AuditRequest: Sendable {
  enum Format {
    case json
    case sarif
    case junit
    case html
    case github
    case text
  }

  static let formats: [(name: String, type: String, format: Format)] = [
    ("json", "application/json", .json), ("sarif", "application/sarif+json", .sarif),
    ("junit", "application/xml", .junit), ("html", "text/html; charset=utf-8", .html),
    ("github", "text/plain; charset=utf-8", .github), ("text", "text/plain; charset=utf-8", .text),
  ]

  let fonts: [String]
  let strings: StringChoices
  private let format: Format
  private let question: AuditQuestion
  private let drawsAll: Bool

  init(_ query: QueryReader, format: Format) throws {
    self.format = format
    fonts = query.list("fonts") ?? []
    strings = try query.stringChoices()
    question = AuditQuestion(
      categories: query["categories"] ?? "all", widths: query["widths"], locales: query["locales"],
      ignore: query["ignore"], surroundings: try Surroundings(query))
    switch query["draw"] {
    case nil, "failed": drawsAll = false
    case "all": drawsAll = true
    default: throw ServiceError.badValue("draw must be failed or all.")
    }
  }

  /// The requested languages, or nil for all.
  var locales: [String]? { question.namedLocales }

  /// The requested release, or nil for those of the documents.
  func era() throws -> Era? { try question.surroundings.namedEra() }

  /// The requested widths, or the default ones.
  func widths() throws -> AuditWidths { try question.auditWidths() }

  func audit(
    _ subjects: AuditSubjects, _ typesetting: Typesetting, _ strings: StringCatalog?, _ rules: AuditRules
  ) throws -> Audit {
    var audit = try question.audit(
      traits: try question.surroundings.traits(typesetting),
      metrics: try question.surroundings.metrics(documentEra: nil), rules: rules)
    audit.take(subjects, strings: strings, question.surroundings)
    return audit
  }

  /// Returns the report in the requested format. It includes documents that could not be read and
  /// cells that could not be built, as that of the command does.
  func answer(_ report: AuditReport, of audit: Audit, unread: [AuditProblem]) async throws -> DocumentAnswer {
    let settings = ReportSettings(version: StrutVersion.current, rules: audit.rules, unread: unread, root: "/")
    let problems = settings.problems(of: report)
    let type = Self.formats.first { $0.format == format }?.type ?? ""
    switch format {
    case .json: return try .json(AuditDocument(report, problems: problems))
    case .sarif: return .text(SARIFReport(report, settings).text, type: type)
    case .junit: return .text(JUnitReport(report, settings).text, type: type)
    case .github: return .text(GitHubReport(report, settings).text.withoutControls, type: type)
    case .text:
      return .text(AuditText(report, problems: problems, showsAll: true).text.withoutControls + "\n", type: type)
    case .html:
      let pictures = try await AuditPictures.draw(report, of: audit, drawsAll ? .all : .failed, workers: 1)
      return .text(HTMLReport(report, pictures, settings).text, type: type)
    }
  }
}
#endif
