internal import CStrutHeader
internal import Foundation
internal import JSONText
internal import Queries
internal import Strut

/// A cell of a document, or the cells of an Interface Builder file, behind a handle.
final class Cell: Handled {
  static let word = "a cell"

  /// The description of the cell.
  enum Source {
    case document(CellDocument)
    /// A file with its string tables, and the options for text that is set in code.
    case nib(NibFile, NibTextOptions)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  /// Reads the cell of a file.
  convenience init(path: String) throws {
    guard NibReadingSettings.isNib(path) else {
      self.init(.document(try Self.document(DescribedDocument(path: path), path)))
      return
    }
    let settings = NibReadingSettings()
    self.init(.nib(try settings.file(at: path), try settings.options(forFile: path)))
  }

  /// Reads the cell in text, which is an Interface Builder file if its name or its first character
  /// indicates it.
  convenience init(text: String, name: String?) throws {
    let isNib = name.map(NibReadingSettings.isNib) ?? text.hasPrefix("<")
    guard isNib else {
      let name = name ?? "cell.yaml"
      self.init(.document(try Self.document(DescribedDocument(bytes: Array(text.utf8), file: name), name)))
      return
    }
    let file = try NibFile(bytes: Array(text.utf8), file: name ?? "cell.xib") { NibStrings($0) }
    self.init(.nib(file, NibReadingSettings().options(NibSettings())))
  }

  /// Returns the document of a cell, and rejects a document of a table or collection view.
  private static func document(_ described: DescribedDocument, _ file: String) throws(Failure) -> CellDocument {
    switch described {
    case .cell(let document): return document
    case .table(let document):
      let noun = document.isCollection ? "collection view" : "table"
      throw Failure(
        status: STRUT_BAD_INPUT, code: "not-a-cell",
        message: "\(file): expected a cell document, got a \(noun) document. "
          + "Use `strut table` or an audit for \(noun)s.")
    }
  }
}

/// The layout of a cell.
final class Layout: Handled {
  static let word = "a layout"

  let layout: CellLayout
  let findingCount: Int
  /// The JSON that the command prints.
  let json: [UInt8]
  /// The names of the views, in memory for C.
  let names: [OwnedText]

  init(_ laid: any LaidCell) throws {
    layout = laid.layout
    findingCount = laid.findings.count
    json = try JSONWriter.bytes(of: LayoutDocument(laid), isPretty: true)
    names = laid.layout.views.map { OwnedText($0.name) }
  }
}

/// A long result, such as JSON.
final class Answer: Handled {
  static let word = "a string"

  let text: OwnedText

  init(_ bytes: [UInt8]) { text = OwnedText(bytes) }
}

extension strut_layout_options: @unsafe CStruct {
  static let headerName = "strut_layout_options"
  static var sizes: [Int] {
    unsafe [
      MemoryLayout<Self>.offset(of: \.device) ?? 0, MemoryLayout<Self>.offset(of: \.source_language) ?? 0,
      MemoryLayout<Self>.offset(of: \.cell) ?? 0, MemoryLayout<Self>.size,
    ]
  }
  static var initial: Self {
    var options = unsafe strut_layout_options()
    unsafe options.size = MemoryLayout<Self>.size
    unsafe options.width = .nan
    unsafe options.display_scale = 3
    return unsafe options
  }
}

/// The locale, direction, and display scale that cells are laid out with.
struct Surroundings {
  let locale: String?
  let direction: LayoutDirection
  let displayScale: Double

  init(locale: String?, direction: UInt32, displayScale: Double) throws(Failure) {
    self.locale = locale
    self.displayScale = try Numbers.displayScale(displayScale)
    switch try MeasureSettings.choice(direction, MeasureSettings.directions, "direction") {
    case .leftToRight: self.direction = .leftToRight
    case .rightToLeft: self.direction = .rightToLeft
    case .natural: self.direction = locale.map { TextLocale($0).direction } ?? .leftToRight
    }
  }

  /// Returns the traits at the text size L, with a silent log.
  func traits(in context: Context) -> TraitCollection {
    var traits = TraitCollection(
      displayScale: displayScale, layoutDirection: direction,
      language: locale.map { TextLocale($0).shapingLanguage }, typesetting: context.typesetting)
    traits.log = .silent
    return traits
  }
}

extension CText {
  /// Reads a list of strings that end in a NUL.
  static func strings(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: String
  ) throws(Failure) -> [String] {
    guard count != 0 else { return [] }
    guard let pointer = unsafe pointer else { throw .missing(name) }
    guard (0...Int(UInt32.max)).contains(count) else {
      throw .argument("bad-length", "\(name): expected at most \(UInt32.max) elements, got \(UInt(bitPattern: count)).")
    }
    var strings: [String] = []
    for index in 0..<count { strings.append(try unsafe string(pointer[index], "\(name)[\(index)]")) }
    return strings
  }

  /// Reads the choices for reading and showing strings.
  static func choices(
    _ sourceLanguage: UnsafePointer<CChar>?, _ samples: UnsafePointer<CChar>?, _ device: UnsafePointer<CChar>?
  ) throws -> StringChoices {
    try StringChoices(
      sourceLanguage: unsafe string(orNull: sourceLanguage, "source_language"), named: "source_language",
      samples: unsafe string(orNull: samples, "samples").map { try SampleArguments(path: $0) } ?? SampleArguments(),
      device: unsafe string(orNull: device, "device").map(TextDevice.named) ?? .phone)
  }

  /// Reads strings from files or folders, with the errors in them; returns `nil` for an empty list.
  static func catalog(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ choices: StringChoices
  ) throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    let paths = try unsafe strings(pointer, count, "strings")
    return paths.isEmpty ? nil : choices.read(paths)
  }
}
