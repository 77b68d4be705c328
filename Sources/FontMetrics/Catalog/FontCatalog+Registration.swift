internal import FontInterop

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

  /// Makes every face of a file known by its names, and a candidate where a glyph is missing.
  ///
  /// A file that is registered already is not registered again: the answer is the registration that is there, and one
  /// ``unregister(_:)`` ends it. (Core Text makes an error of it, which programs that start twice then have to ignore.) That
  /// the file has changed meanwhile is not noticed.
  /// - Throws: ``FontError`` where a face of it cannot be opened; none is registered then.
  /// - Complexity: Every face is opened once, to read its names.
  @discardableResult
  public func register(path: String) throws(FontError) -> FontRegistration {
    let realPath = FontFolder.realPath(path)
    if let known = registry.registration(realPath: realPath) { return known }
    let id = registry.nextID()
    var faces: [FontFace] = []
    repeat {
      let file = try FontFile(path: path, faceIndex: faces.count)
      faces.append(try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false)))
    } while faces.count < Self.facesRead(of: faces)
    let entries = faces.map { CatalogEntry($0, source: .registered, registration: id) }
    let registration = try add(id, path, entries, faces, realPath: realPath)
    if registration.id == id { for (entry, face) in zip(entries, faces) { openFiles.keep(face.file, for: entry.key) } }
    return registration
  }

  /// Makes every face of a font in memory known; each call is a registration of its own.
  /// - Parameters:
  ///   - data: The bytes of a font file or collection; copied.
  ///   - name: What stands for the path in answers and messages.
  /// - Throws: ``FontError`` where a face of it cannot be opened; none is registered then.
  @discardableResult
  public func register(data: [UInt8], name: String = "font data") throws(FontError) -> FontRegistration {
    let id = registry.nextID()
    let bytes: FontData
    do throws(FontOpeningFailure) { bytes = try FontData(copying: data) } catch { throw FontError(error, source: name) }
    var faces: [FontFace] = []
    repeat {
      let file = try FontFile(bytes, name: name, faceIndex: faces.count)
      faces.append(try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false)))
    } while faces.count < Self.facesRead(of: faces)
    let entries = faces.map { face in
      var entry = CatalogEntry(face, source: .registered, registration: id)
      entry.memory = face.file
      return entry
    }
    return try add(id, name, entries, faces, realPath: nil)
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
    _ id: Int, _ path: String, _ entries: [CatalogEntry], _ faces: [FontFace], realPath: String?
  ) throws(FontError) -> FontRegistration {
    let instances = zip(entries, faces).flatMap { entry, face in face.isVariable ? entry.instances(of: face) : [] }
    let registration = FontRegistration(id: id, path: path, faces: entries.map(\.face))
    return try registry.add(registration, entries + instances, realPath: realPath)
  }

  /// How many faces of a file are registered: all, up to more than any collection has.
  private static func facesRead(of faces: [FontFace]) -> Int { min(faces.first?.faceCount ?? 0, 1000) }
}
