internal import CStrutHeader
internal import Dispatch
internal import Reporting
internal import Strut

/// An audit that a program in C asks for.
struct AuditRequest {
  private var audit: Audit
  private let workerCount: Int?
  /// What was wrong with some of the files; the others are audited.
  let problems: [AuditProblem]

  init(_ options: strut_audit_options, in context: Context) throws {
    let paths = try unsafe CText.strings(options.paths, options.path_count, "paths")
    guard !paths.isEmpty else { throw Failure.argument("missing-argument", "paths names no file.") }
    let surroundings = try Surroundings(
      locale: nil, direction: UInt32(STRUT_DIRECTION_NATURAL), displayScale: unsafe options.display_scale)
    let strings = try unsafe CText.catalogue(options.strings, options.string_count)
    let (subjects, problems) = try Self.subjects(paths, strings)
    self.problems = problems
    audit = Audit(subjects)
    audit.traits = surroundings.traits(in: context)
    audit.locales = try Self.locales(try unsafe CText.string(orNull: options.locales, "locales"), strings)
    let categories = try unsafe CText.string(orNull: options.categories, "categories") ?? "all"
    audit.categories = try ContentSizeCategory.parseList(categories)
    audit.widths = try unsafe Self.widths(options.widths, options.width_count)
    if let path = try unsafe CText.string(orNull: options.rules, "rules") { audit.rules = try AuditRules(path: path) }
    let workers = unsafe options.worker_count
    guard (0...1024).contains(workers) else {
      throw Failure.argument("worker_count is a number from 0 to 1024, not \(UInt(bitPattern: workers)).")
    }
    workerCount = workers == 0 ? nil : workers
  }

  /// Waits for the audit's end. Its work is asynchronous, on the process's pool of threads; a child of a fork has none.
  func run() throws -> AuditReport {
    let (audit, workers) = (audit, workerCount)
    let outcome = Locked<Result<AuditReport, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task {
      let result: Result<AuditReport, any Error>
      do { result = .success(try await audit.run(workers: workers)) } catch { result = .failure(error) }
      outcome.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }

  private static func subjects(
    _ paths: [String], _ strings: StringCatalogue?
  ) throws -> (subjects: [any AuditSubject], problems: [AuditProblem]) {
    var subjects: [any AuditSubject] = []
    var problems: [AuditProblem] = []
    var last: Failure?
    for path in paths {
      do {
        switch try DescribedDocument(path: path) {
        case .cell(let document): subjects.append(CellSubject(document, strings: strings))
        case .table(let document): subjects.append(TableSubject(document, strings: strings))
        }
      } catch {
        problems += AuditProblem.problems(error, subject: path)
        last = Failure(error)
      }
    }
    if subjects.isEmpty, let last { throw last }
    return (subjects, problems)
  }

  /// The languages that are named, else those of the strings, else the texts as they stand.
  private static func locales(_ named: String?, _ strings: StringCatalogue?) throws(Failure) -> [AuditLocale] {
    let tags = named?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? strings?.locales
    guard let tags else { return [AuditLocale(identifier: nil, direction: .leftToRight)] }
    var locales: [AuditLocale] = []
    for tag in tags {
      guard LanguageTag.isWellFormed(tag) else {
        throw .argument("locales are language tags such as de, ar or zh-Hant between commas, not \"\(tag)\".")
      }
      let locale = TextLocale(tag)
      locales.append(
        AuditLocale(identifier: locale.tag, language: locale.shapingLanguage, direction: locale.direction))
    }
    return locales
  }

  private static func widths(_ pointer: UnsafePointer<Double>?, _ count: Int) throws(Failure) -> [Double] {
    guard count != 0 else { return [320, 375, 430] }
    guard let pointer = unsafe pointer else { throw .missing("widths") }
    guard (0...1024).contains(count) else {
      throw .argument("width_count is a number from 0 to 1024, not \(UInt(bitPattern: count)).")
    }
    var widths: [Double] = []
    for index in 0..<count { widths.append(try Numbers.points(unsafe pointer[index], "widths[\(index)]")) }
    return widths
  }
}
