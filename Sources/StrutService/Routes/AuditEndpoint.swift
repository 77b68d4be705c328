#if Service
import Hummingbird
import Queries
import Strut

/// `/v1/audit`: described cells and tables at every text size, width and language, and what a person would see go wrong.
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

  /// An audit of the documents that can be read, and what is wrong with the others.
  private func audit(
    _ sent: SentDocuments, _ question: AuditRequest
  ) throws -> (audit: Audit, unread: [AuditProblem]) {
    guard !sent.documents.isEmpty else { throw ServiceError.badBody("an audit is of at least one document.") }
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
        "this would be \(audit.layoutCount) layouts, and an audit has at most \(limits.layouts); ask for fewer sizes, "
          + "widths or languages at once.")
    }
    return (audit, subjects.problems)
  }

  /// Takes an Interface Builder file in, or notes why it cannot be read.
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

/// What an audit is asked for, read from a query.
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
    default: throw ServiceError.badValue("draw is failed or all.")
    }
  }

  /// The languages that were asked for; nil for all.
  var locales: [String]? { question.namedLocales }

  /// The release that was asked for; nil for what documents say.
  func era() throws -> Era? { try question.surroundings.namedEra() }

  /// The widths that were asked for, or the usual ones.
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

  /// The report, written as it was asked for. Documents that could not be read, and cells that could not be built, are told in it, as the
  /// command does.
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
