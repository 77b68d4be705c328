package import Strut

/// The cells that the code of a ported app makes.
package struct AppCellSubjects: Sendable {
  /// The classes of cells, headers and footers, without those that are omitted.
  package var classes: [ClassSubject]
  /// The names of all these classes.
  package var names: [String]
  /// The names of the classes that are not made.
  package var omitted: [String]
  /// The languages of the app's strings, in which its classes are audited.
  package var languages: [String]
  /// Returns the maker of a cell of an Interface Builder file with its class; nil if it is laid out
  /// as its file describes it.
  package var live: @Sendable (NibCellSubject) -> LiveCells?

  /// Creates the cells of an app.
  package init(
    classes: [ClassSubject], names: [String], omitted: [String], languages: [String],
    live: @escaping @Sendable (NibCellSubject) -> LiveCells?
  ) {
    (self.classes, self.names, self.omitted) = (classes, names, omitted)
    (self.languages, self.live) = (languages, live)
  }
}

/// The subjects of an audit that could be read, and the problems of those that could not.
package struct AuditSubjects {
  package private(set) var all: [any AuditSubject] = []
  /// The problems of documents that could not be read, in order.
  package private(set) var problems: [AuditProblem] = []
  /// The notes about Interface Builder files as a whole, and about cells in them that are not laid
  /// out.
  package private(set) var fileNotes: [AuditNote] = []
  /// The languages of Interface Builder files, by the index of the subject; nil for text as
  /// written.
  package private(set) var languages: [Int: [String?]] = [:]
  /// The widths of subjects for the iPad, by their numbers, in points.
  package private(set) var widthsOfPads: [Int: [Double]] = [:]
  /// Remarks for the reader of the report.
  package private(set) var remarks: [String] = []
  private var errors: [CellDocumentError] = []
  private let strings: StringCatalog?
  private let era: Era?
  private let widths: AuditWidths

  /// - Parameters:
  ///   - strings: The strings of the documents.
  ///   - era: The release for all documents, or nil for the release that each document names.
  ///   - widths: The widths at which subjects are laid out.
  package init(strings: StringCatalog?, era: Era?, widths: AuditWidths) {
    (self.strings, self.era, self.widths) = (strings, era, widths)
  }

  /// Adds a document, and returns it if it could be read.
  ///
  /// - Parameter name: The name of the document in problems.
  @discardableResult
  package mutating func add(
    _ name: String, read: () throws(CellDocumentErrors) -> DescribedDocument
  ) -> DescribedDocument? {
    do throws(CellDocumentErrors) {
      let document = try read().with(era: era)
      switch document {
      case .cell(let cell): all.append(CellSubject(cell, strings: strings))
      case .table(let table): all.append(TableSubject(table, strings: strings))
      }
      return document
    } catch {
      problems += AuditProblem.problems(error, subject: name)
      errors += error.all
      return nil
    }
  }

  /// Adds the cells and static tables of an Interface Builder file, except those that the settings
  /// of the app exclude. Subjects that a variation changes on an iPad are added in both versions.
  package mutating func add(_ file: NibFile, _ options: NibTextOptions) {
    let isForPad = file.document.sizeClasses == .pad
    add(
      file.document.auditSubjects(strings: file.strings, options: options), file.strings,
      widths: isForPad ? widths.ofPads : nil)
    if let pad = file.padVersion, !widths.ofPadVersions.isEmpty {
      add(
        pad.document.padSubjects(strings: pad.strings, options: options), pad.strings, widths: widths.ofPadVersions)
    }
    fileNotes += file.document.auditNotes(strings: file.strings)
  }

  /// Adds the classes of cells of a ported app, in the languages of its strings and its Interface
  /// Builder files. The cells of these files are made with their classes.
  ///
  /// Throws if a class to omit is neither in the code nor in these files.
  package mutating func add(_ app: AppCellSubjects) throws(RequestFailure) {
    for index in all.indices {
      guard var nib = all[index] as? NibCellSubject else { continue }
      nib.live = app.live(nib)
      all[index] = nib
    }
    let nibs = all.compactMap { $0 as? NibCellSubject }
    let known = Set(app.names + nibs.compactMap(\.cell.view.customClass))
    for name in app.omitted where !known.contains(name) {
      throw .usage(
        "--omit-class: the app has no class of cells, headers or footers \"\(name)\"."
          + UnknownNameError.hint(for: name, among: known.sorted()))
    }
    let made = Set(nibs.filter { $0.live != nil }.compactMap(\.cell.view.customClass))
    let tags = app.languages.map { TextLocale($0).tag } + languages.values.joined().compactMap(\.self)
    let spoken: [String?] = Set(tags).sorted()
    for subject in app.classes where !made.contains(subject.className) {
      languages[all.count] = spoken.isEmpty ? [nil] : spoken
      all.append(subject)
    }
  }

  /// - Parameter widths: The widths of the subjects, or nil for the default widths.
  private mutating func add(_ subjects: [any AuditSubject], _ strings: NibStrings, widths: [Double]?) {
    let spoken: [String?] = strings.languages.isEmpty ? [nil] : strings.languages.map { TextLocale($0).tag }
    for subject in subjects {
      (languages[all.count], widthsOfPads[all.count]) = (spoken, widths)
      all.append(subject)
    }
  }

  /// Keeps only some of the subjects, each with its index, or a part of it, and the notes about
  /// them and their files.
  mutating func keep(_ kept: [(index: Int, subject: any AuditSubject)]) {
    let files = Set(kept.map { $0.subject.name.split(separator: "/").dropLast().joined(separator: "/") })
    let names = Set(kept.map(\.subject.name)).union(files)
    fileNotes.removeAll { !names.contains($0.subject) }
    languages = Dictionary(
      uniqueKeysWithValues: kept.enumerated().compactMap { new, old in languages[old.index].map { (new, $0) } })
    widthsOfPads = Dictionary(
      uniqueKeysWithValues: kept.enumerated().compactMap { new, old in widthsOfPads[old.index].map { (new, $0) } })
    all = kept.map(\.subject)
  }

  /// Adds a remark for each entry in settings that has no effect.
  package mutating func tell(unused settings: [CellDocumentError]) {
    remarks += settings.map { "not applied: \($0.description)" }
  }

  /// Records an error of a file.
  package mutating func fail(_ error: CellDocumentError, subject: String) {
    problems.append(AuditProblem(error, subject: subject))
    errors.append(error)
  }

  /// Throws if none of the documents could be read.
  ///
  /// - Throws: All errors of the documents.
  package func check() throws(CellDocumentErrors) {
    if all.isEmpty, let errors = CellDocumentErrors(errors) { throw errors }
  }
}
