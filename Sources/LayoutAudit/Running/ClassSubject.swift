import InterfaceBuilder
package import LayoutCore
import StringCatalogs
import Threads

/// A cell, header or footer of a class of an app, which code makes.
///
/// Its name consists of the file with the class, a slash, and the name of the class:
/// `App/PersonCell.swift/PersonCell`. It is laid out on the main actor.
package struct ClassSubject: AuditSubject {
  /// The name of the class.
  package let className: String
  /// The place of the class in its file.
  package let place: ElementPlace
  private let make: @Sendable (AuditLocale) throws -> MadePart
  private let seen = Locked(SeenPart())

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - file: The path of the file with the class.
  ///   - line: The line of the class, from 1.
  ///   - make: A closure that makes the view in a language, with the traits of the layout as
  ///     current traits, on the main actor.
  package init(
    _ className: String, file: String, line: Int, make: @escaping @Sendable (AuditLocale) throws -> MadePart
  ) {
    self.className = className
    place = ElementPlace(file: file, position: SourcePosition(line: line, column: 1))
    self.make = make
  }

  /// The file and the class.
  public var name: String { "\(place.file)/\(className)" }
  /// One: the view is separate.
  public var partCount: Int { 1 }
  /// Returns nil: findings are about the view.
  public func part(at index: Int) -> AuditPart? { nil }
  /// True: the classes of apps are on the main actor.
  public var isOnMainActor: Bool { true }

  /// Looks up nothing: code sets the text.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    PreparedClass(subject: self, locale: locale)
  }

  /// Returns the place at which code makes the element, or else that of the class.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? {
    seen.withLock { $0.places[Fault.name(ofPath: path)] } ?? place
  }

  /// The views that show samples. They are known after the layout.
  public func notes(traits: TraitCollection) -> [AuditNote] {
    let seen = seen.withLock { $0 }
    return seen.samples.sorted().map { name in
      let place = seen.places[name] ?? place
      let note = NibNote(
        .textFromCode, at: place.position, "code sets the text of \(name) after it is made; a sample is used")
      return AuditNote(note, subject: self.name, file: place.file, element: name)
    }
  }

  /// Makes the view, and keeps the facts about it for the report.
  fileprivate func part(_ locale: AuditLocale, _ traits: TraitCollection) throws -> StagedPart {
    let made = try traits.performAsCurrent { try make(locale) }
    seen.withLock {
      $0.places.merge(made.places) { first, _ in first }
      $0.samples.formUnion(made.samples.keys)
    }
    var part = StagedPart(made.content)
    part.owner = made.owner
    part.view.setTraits(traits)
    part.objects = StagedObjects(made)
    return part
  }
}

/// The facts about the elements of a class, which appear when they are made.
private struct SeenPart: Sendable {
  var places: [String: ElementPlace] = [:]
  var samples: Set<String> = []
}

private struct PreparedClass: PreparedParts {
  let subject: ClassSubject
  let locale: AuditLocale

  func stage(traits: TraitCollection) throws -> any AuditStage { CellStage(try subject.part(locale, traits)) }
}

extension StagedObjects {
  fileprivate init(_ made: MadePart) {
    self.init(ids: [:])
    samples = Set(made.samples.keys)
    textsFromCode = samples
    sampleTexts = Set(made.samples.values)
    labelsFromCode = made.controls
  }
}
