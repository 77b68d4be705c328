package import Strut

/// What an audit looks at of the documents that were named: those that could be read. What is wrong with the others is told beside it.
package struct AuditSubjects {
  package private(set) var all: [any AuditSubject] = []
  /// What is wrong with those that could not be read, in their order.
  package private(set) var problems: [AuditProblem] = []
  /// What cannot be known of Interface Builder files as a whole, and of cells in them that are not laid out.
  package private(set) var fileNotes: [AuditNote] = []
  /// The languages of Interface Builder files, by the numbers of their subjects; nil for texts as they stand.
  package private(set) var languages: [Int: [String?]] = [:]
  /// The widths of subjects for the iPad, by their numbers, in points.
  package private(set) var widthsOfPads: [Int: [Double]] = [:]
  private var errors: [CellDocumentError] = []
  private let strings: StringCatalog?
  private let era: Era?
  private let widths: AuditWidths

  /// - Parameters:
  ///   - strings: What documents look texts up in.
  ///   - era: The release that counts, whatever documents say; nil for what each says.
  ///   - widths: The widths of subjects.
  package init(strings: StringCatalog?, era: Era?, widths: AuditWidths) {
    (self.strings, self.era, self.widths) = (strings, era, widths)
  }

  /// Takes a document in, and hands it out if it could be read.
  ///
  /// - Parameter name: What problems call it.
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

  /// Takes an Interface Builder file in: its cells and static tables, except cells that its app's settings leave out. Those
  /// that variations make others on an iPad are taken as they are there as well.
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

  /// - Parameter widths: Those of the subjects; nil for the usual ones.
  private mutating func add(_ subjects: [any AuditSubject], _ strings: NibStrings, widths: [Double]?) {
    let spoken: [String?] = strings.languages.isEmpty ? [nil] : strings.languages.map { TextLocale($0).tag }
    for subject in subjects {
      (languages[all.count], widthsOfPads[all.count]) = (spoken, widths)
      all.append(subject)
    }
  }

  /// Notes what is wrong with a file.
  package mutating func fail(_ error: CellDocumentError, subject: String) {
    problems.append(AuditProblem(error, subject: subject))
    errors.append(error)
  }

  /// Refuses to begin when none of the documents could be read.
  ///
  /// - Throws: Everything that is wrong with them.
  package func check() throws(CellDocumentErrors) {
    if all.isEmpty, let errors = CellDocumentErrors(errors) { throw errors }
  }
}
