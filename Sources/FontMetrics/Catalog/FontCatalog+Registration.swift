extension FontCatalog {
  /// The registrations, in the order they were made.
  public var registrations: [FontRegistration] { registry.registrations }

  /// The registration of a file; `nil` for one that is not registered.
  public func registration(path: String) -> FontRegistration? {
    registry.registration(realPath: FontFolder.realPath(path))
  }

  /// How often fonts were registered or unregistered. What was found out at one count may be wrong at another: caches of
  /// answers have it in their keys.
  package var generation: Int { registry.generation }

  /// Makes every face of a file that can be opened known by its names, and a candidate where a glyph is missing.
  ///
  /// A file that is registered already is not registered again: the answer is the registration that is there, and one
  /// ``unregister(_:)`` ends it. (Core Text makes an error of it, which programs that start twice then have to ignore.) That
  /// the file has changed meanwhile is not noticed.
  /// - Throws: ``FontError`` where no face of it can be opened. ``FontRegistration/failures`` has single ones that cannot.
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

  /// Makes every face of a font in memory that can be opened known; each call is a registration of its own.
  /// - Parameters:
  ///   - data: The bytes of a font file or collection; copied.
  ///   - name: What stands for the path in answers and messages.
  /// - Throws: ``FontError`` where no face of it can be opened. ``FontRegistration/failures`` has single ones that cannot.
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

  /// Registers the font files of a folder, by path; what cannot be registered is told and left out.
  ///
  /// Files count as fonts by the end of their names, such as `.ttf`, `.otf` or `.ttc`.
  /// - Throws: ``FontError`` where the folder itself cannot be read.
  /// - Complexity: Linear in the files below the folder.
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

  /// Forgets the faces of a registration. Fonts made of them stay usable as long as they are held.
  /// - Returns: Whether it was registered.
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
