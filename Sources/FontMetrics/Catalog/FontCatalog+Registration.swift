extension FontCatalog {
  /// The registrations, in order.
  public var registrations: [FontRegistration] { registry.registrations }

  /// Returns the registration of a file, or `nil` if it is not registered.
  public func registration(path: String) -> FontRegistration? {
    registry.registration(realPath: FontFolder.realPath(path))
  }

  /// The number of registrations and removals. Cached results are valid only for the same number.
  package var generation: Int { registry.generation }

  /// Registers every face of a file that can be opened, for matching by name and for fallback.
  ///
  /// A file that is already registered keeps its existing registration, and a single
  /// ``unregister(_:)`` removes it. (Core Text returns an error, which programs then have to ignore
  /// on a second start.) Later changes of the file are not detected.
  ///
  /// - Throws: ``FontError`` if no face can be opened. ``FontRegistration/failures`` contains the
  ///   faces that can't be opened.
  ///
  /// - Complexity: Every face is opened once, to read its names.
  @discardableResult
  public func register(path: String) throws(FontError) -> FontRegistration {
    let realPath = FontFolder.realPath(path)
    if let known = registry.registration(realPath: realPath) { return known }
    let id = registry.nextID()
    let attempts = try FaceAttempt.all(path: path)
    let faces = attempts.compactMap { try? $0.face.get() }
    let entries = faces.map { CatalogEntry($0, source: .registered, registration: id) }
    let registration = try add(id, path, entries, attempts, realPath: realPath)
    if registration.id == id { for (entry, face) in zip(entries, faces) { openFiles.keep(face.file, for: entry.key) } }
    return registration
  }

  /// Registers every face of a font in memory that can be opened. Each call creates a new
  /// registration.
  /// - Parameters:
  ///   - data: The bytes of a font file or collection; copied.
  ///   - name: The name to use instead of a path in results and messages.
  /// - Throws: ``FontError`` if no face can be opened. ``FontRegistration/failures`` contains the
  ///   faces that can't be opened.
  @discardableResult
  public func register(data: [UInt8], name: String = "font data") throws(FontError) -> FontRegistration {
    let id = registry.nextID()
    let attempts = try FaceAttempt.all(data: data, name: name)
    let entries = attempts.compactMap { try? $0.face.get() }.map { face in
      var entry = CatalogEntry(face, source: .registered, registration: id)
      entry.memory = face.file
      return entry
    }
    return try add(id, name, entries, attempts, realPath: nil)
  }

  /// Registers the font files of a folder, in the order of their paths. Files that can't be
  /// registered are reported and skipped.
  ///
  /// Font files are recognized by their extensions, such as `.ttf`, `.otf` or `.ttc`.
  ///
  /// - Throws: ``FontError`` if the folder can't be read.
  ///
  /// - Complexity: Linear in the number of files in the folder.
  @discardableResult
  public func register(directory: String, recursively: Bool = true) throws(FontError) -> FontFolderRegistration {
    var registrations: [FontRegistration] = []
    var failures: [FontFolderRegistration.Failure] = []
    for path in try FontFolder.fontFiles(in: directory, recursively: recursively) {
      do throws(FontError) {
        registrations.append(try register(path: path))
      } catch { failures.append(.init(path: path, error: error)) }
    }
    return FontFolderRegistration(registrations: registrations, failures: failures)
  }

  /// Removes the faces of a registration. Fonts created from them remain usable.
  ///
  /// - Returns: True if it was registered.
  @discardableResult
  public func unregister(_ registration: FontRegistration) -> Bool {
    let wasThere = registry.remove(registration.id)
    openFiles.forget(registration: registration.id)
    coverages.forget(registration: registration.id)
    return wasThere
  }

  private func add(
    _ id: Int, _ path: String, _ entries: [CatalogEntry], _ attempts: [FaceAttempt], realPath: String?
  ) throws(FontError) -> FontRegistration {
    let faces = attempts.compactMap { try? $0.face.get() }
    let instances = zip(entries, faces).flatMap { entry, face in face.isVariable ? entry.instances(of: face) : [] }
    let failures = attempts.compactMap { attempt -> FontRegistration.Failure? in
      guard case .failure(let error) = attempt.face else { return nil }
      return FontRegistration.Failure(faceIndex: attempt.faceIndex, error: error)
    }
    let registration = FontRegistration(id: id, path: path, faces: entries.map(\.face), failures: failures)
    return try registry.add(registration, entries + instances, realPath: realPath)
  }
}
