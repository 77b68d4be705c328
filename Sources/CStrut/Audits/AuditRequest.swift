internal import CStrutHeader
internal import Glibc
internal import Queries
internal import Strut
internal import Synchronization

/// An audit that a program in C requests.
struct AuditRequest {
  private var audit: Audit
  private let workerCount: Int?
  /// The errors in single files; the other files are audited.
  let problems: [AuditProblem]

  init(_ options: strut_audit_options, in context: Context) throws {
    let paths = try unsafe CText.strings(options.paths, options.path_count, "paths")
    guard !paths.isEmpty else {
      throw Failure.argument("missing-argument", "paths is empty; expected at least one file or folder.")
    }
    let surroundings = try Surroundings(
      locale: nil, direction: UInt32(STRUT_DIRECTION_NATURAL), displayScale: unsafe options.display_scale)
    let choices = try unsafe CText.choices(options.source_language, options.samples, options.device)
    let reading = try unsafe CText.catalog(options.strings, options.string_count, choices)
    let strings = reading?.catalog.measured(by: context.typesetting)
    let era = try unsafe CText.string(orNull: options.era, "era").map(Era.named)
    let widths = AuditWidths(named: try unsafe Self.widths(options.widths, options.width_count))
    var subjects = AuditSubjects(strings: strings, era: era, widths: widths)
    let stringPaths = try unsafe CText.strings(options.strings, options.string_count, "strings")
    var nibs = NibReadingSettings()
    nibs.strings = strings
    let files = try AuditedFiles(paths, besides: stringPaths, nibs)
    for path in files.fonts { subjects.register(path, in: context.catalog) }
    let documents = files.items.compactMap { item -> DescribedDocument? in
      switch item {
      case .document(let found): return subjects.add(found.path) { () throws(CellDocumentErrors) in try found.read() }
      case .nib(let file, let options):
        subjects.add(file, options)
        return nil
      }
    }
    subjects.tell(unused: files.unusedSettings)
    for (subject, error) in files.errors { subjects.fail(error, subject: subject) }
    try subjects.check()
    problems = subjects.problems
    var question = AuditQuestion(surroundings: Queries.Surroundings())
    question.locales = try unsafe CText.string(orNull: options.locales, "locales")
    if let reading {
      try StringUse(documents).check(reading.problems, of: reading.catalog, in: question.namedLocales)
    }
    if let categories = try unsafe CText.string(orNull: options.categories, "categories") {
      question.categories = categories
    }
    let rules = try unsafe CText.string(orNull: options.rules, "rules").map { try AuditRules(path: $0) }
    var traits = surroundings.traits(in: context)
    if let era { traits.layoutMetrics = LayoutMetrics(era: era) }
    traits.hasTallLines = try Numbers.flag(unsafe options.tall_lines, "tall_lines")
    audit = try question.audit(traits: traits, metrics: traits.layoutMetrics, rules: rules ?? AuditRules())
    audit.widths = widths.usual
    audit.take(subjects, strings: strings, question.surroundings)
    audit.coversFolders = files.coverFolders
    let workers = unsafe options.worker_count
    guard (0...1024).contains(workers) else {
      throw Failure.argument("worker_count: expected a number from 0 to 1024, got \(UInt(bitPattern: workers)).")
    }
    workerCount = workers == 0 ? nil : workers
  }

  /// The ID of the process that started the thread pool for audits; 0 before the first audit.
  private static let poolProcess = Atomic<Int32>(0)

  /// Runs the audit on the thread pool of the process and waits for its end.
  func run() throws -> AuditReport {
    // A forked child inherits the state of the pool but not its threads, and would wait forever.
    let began = Self.poolProcess.compareExchange(expected: 0, desired: getpid(), ordering: .relaxed)
    guard began.exchanged || began.original == getpid() else {
      throw Failure.argument(
        "forked",
        "this process was created by fork() after an audit, so the threads for audits exist only in its parent. Fork "
          + "before the first audit, or start the child with exec (in Python, use multiprocessing's \"spawn\").")
    }
    let (audit, workers) = (audit, workerCount)
    return try AsyncWork.wait { try await audit.run(workers: workers) }
  }

  /// The widths without repetition, in points; nil for an empty list, which selects the default
  /// widths.
  private static func widths(_ pointer: UnsafePointer<Double>?, _ count: Int) throws(Failure) -> [Double]? {
    guard count != 0 else { return nil }
    guard let pointer = unsafe pointer else { throw .missing("widths") }
    guard (0...1024).contains(count) else {
      throw .argument("width_count: expected a number from 0 to 1024, got \(UInt(bitPattern: count)).")
    }
    var widths: [Double] = []
    for index in 0..<count {
      let width = try Numbers.points(unsafe pointer[index], "widths[\(index)]")
      if !widths.contains(width) { widths.append(width) }
    }
    return widths
  }
}

extension AuditSubjects {
  /// Registers a font of an app. If this fails, the audit continues without the font, and the error
  /// is in the problems.
  fileprivate mutating func register(_ path: String, in catalog: FontCatalog) {
    func tell(_ error: FontError) {
      fail(
        CellDocumentError(code: .font, file: path, position: nil, message: "the font is left out: \(error.message)"),
        subject: path)
    }
    do throws(FontError) {
      for failure in try catalog.register(path: path).failures { tell(failure.error) }
    } catch {
      tell(error)
    }
  }
}
