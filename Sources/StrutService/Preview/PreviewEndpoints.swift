#if Service
import FontMetrics
import HTTPTypes
import Hummingbird
import Queries
import Strut

/// The endpoints of the preview page. Their only client is the page, so they may change between
/// versions.
package struct PreviewPage: Sendable {
  private let service: Service
  private let folder: PreviewedFolder?

  /// - Parameter folder: The cells of the page. Without cells it can still inspect fonts.
  package init(_ service: Service, _ folder: PreviewedFolder?) { (self.service, self.folder) = (service, folder) }

  /// The page, and the endpoints that it uses.
  package var endpoints: [Endpoint] {
    PageFile.all.map { file in
      Endpoint(.get, file.path, isOpen: true) { request, _ in try file.answer(to: request, service.budget) }
    } + [
      Endpoint(.get, "/preview/cells") { request, _ in try await cells(request) },
      Endpoint(.get, "/preview/layout") { request, _ in try await layout(request) },
      Endpoint(.get, "/preview/collection") { request, _ in try await collection(request) },
      Endpoint(.get, "/preview/findings") { request, _ in try await findings(request) },
      Endpoint(.post, "/preview/font") { request, _ in try await font(request) },
    ]
  }

  // MARK: Answers

  private func cells(_ request: Request) async throws -> Response {
    _ = try QueryReader(request, known: [])
    return try await service.work.run(.brief, until: service.deadline()) {
      try DocumentAnswer.json(PreviewCellsDocument(current))
    }.tagged(for: request, service.budget)
  }

  private func layout(_ request: Request) async throws -> Response {
    let question = try PreviewQuestion(try QueryReader(request, known: PreviewQuestion.names))
    let deadline = service.deadline()
    let document = try await service.work.run(.brief, until: deadline) {
      let cells = current
      let document = try cells.document(question.cell)
      let described = try document.described()
      do {
        return try DocumentAnswer.json(
          PreviewLayoutsDocument(
            revision: cells.revision,
            layouts: try ([question.category] + question.beside).map { category in
              try deadline.check()
              let previewed = try PreviewedCell(
                described, question, at: category, cells.strings, service.ownFonts.typesetting)
              return try PreviewLayoutDocument(previewed, explaining: question.view)
            }))
      } catch let errors as CellDocumentErrors {
        throw ServiceError(.unprocessableContent, errors.first.code.rawValue, document.told(errors))
      }
    }
    return try document.tagged(for: request, service.budget)
  }

  /// Returns the picture of a collection view, with the places of its items.
  private func collection(_ request: Request) async throws -> Response {
    let question = try PreviewQuestion(try QueryReader(request, known: PreviewQuestion.names))
    let answer = try await service.work.run(.long, until: service.deadline()) {
      let cells = current
      let document = try cells.document(question.cell)
      do {
        return try DocumentAnswer.json(
          PreviewCollectionDocument(
            try document.described(), question, cells.strings, service.ownFonts.typesetting))
      } catch let errors as CellDocumentErrors {
        throw ServiceError(.unprocessableContent, errors.first.code.rawValue, document.told(errors))
      }
    }
    return try answer.tagged(for: request, service.budget)
  }

  /// Returns the audit of the cell at all text sizes, in the current width and language.
  private func findings(_ request: Request) async throws -> Response {
    let question = try PreviewQuestion(try QueryReader(request, known: PreviewQuestion.names))
    let answer = try await service.work.runTasks(until: service.deadline()) {
      let cells = current
      let document = try cells.document(question.cell)
      let width = question.width ?? document.width ?? CellDescription.defaultWidth
      let audit = try question.audit(
        try document.described(), width: width, cells.strings, service.ownFonts.typesetting)
      let report = try await audit.run(workers: 1)
      return try DocumentAnswer.json(AuditDocument(report, problems: report.problems.map(document.told)))
    }
    return try answer.tagged(for: request, service.budget)
  }

  private func font(_ request: Request) async throws -> Response {
    _ = try QueryReader(request, known: [])
    let deadline = service.deadline()
    let body = try await request.received(upTo: service.limits.bodyBytes, service.budget, until: deadline)
    guard !body.bytes.isEmpty else { throw ServiceError.badBody("the body is empty; send a font file.") }
    let answer = try await service.work.run(.long, until: deadline) {
      try withExtendedLifetime(body) {
        try DocumentAnswer.json(
          PreviewFontDocument(FontUpload(body.bytes), service.ownFonts.typesetting, deadline))
      }
    }
    return try Response(answer, service.budget)
  }

  private var current: PreviewedCells { folder?.cells() ?? PreviewedCells.none }
}
#endif
