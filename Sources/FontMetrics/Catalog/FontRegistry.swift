internal import Synchronization
internal import Threads

/// The registered fonts. Nothing is opened or shaped under its lock: a reader copies what it asks for, which shares storage.
final class FontRegistry: Sendable {
  fileprivate struct State {
    var table = EntryTable()
    var registrations: [Int: FontRegistration] = [:]
    var places: [Int: [Int]] = [:]
    /// Registrations by the file's real path.
    var files: [String: Int] = [:]
    var realPaths: [Int: String] = [:]
    /// The faces in order, made when first asked for after a change.
    var faces: [CatalogEntry]?
  }

  private let state: Locked<State>
  private let changes = Atomic<Int>(0)

  /// Counted once for all registries: caches that several catalogs share know a face by its registration.
  private static let lastID = Atomic<Int>(0)

  /// A registry without fonts.
  convenience init() { self.init(State()) }

  private init(_ state: State) { self.state = Locked(state) }

  /// A registry of its own that begins with the same registrations.
  func copied() -> FontRegistry { FontRegistry(state.withLock { $0 }) }

  /// How many faces a catalog takes, named instances among them.
  static let faceLimit = 200_000

  /// Counts the changes: what was found out at one count may be wrong at another.
  ///
  /// It changes under the lock, and is read without: texts ask for it one by one, on all threads.
  var generation: Int { changes.load(ordering: .acquiring) }

  var registrations: [FontRegistration] {
    state.withLock { state in state.registrations.values.sorted { $0.id < $1.id } }
  }

  /// Every registered face, in the order of registration.
  var faces: [CatalogEntry] {
    state.withLock { state in
      if let faces = state.faces { return faces }
      let faces = state.table.faces
      state.faces = faces
      return faces
    }
  }

  func entries(_ kind: EntryTable.Kind, _ name: String) -> [CatalogEntry] {
    state.withLock { $0.table.entries(kind, name) }
  }

  /// The registration of a file.
  func registration(realPath: String) -> FontRegistration? {
    state.withLock { state in state.files[realPath].flatMap { state.registrations[$0] } }
  }

  /// A number for a registration to come.
  func nextID() -> Int { Self.lastID.add(1, ordering: .relaxed).newValue }

  /// Adds what opened faces said, unless somebody else added the file meanwhile: then theirs is the answer.
  func add(
    _ registration: FontRegistration, _ entries: [CatalogEntry], realPath: String?
  ) throws(FontError) -> FontRegistration {
    try state.withLock { state throws(FontError) in
      if let realPath, let known = state.files[realPath].flatMap({ state.registrations[$0] }) { return known }
      guard state.table.count + entries.count <= Self.faceLimit else {
        throw FontError(
          .registrationLimit, of: registration.path,
          "\"\(registration.path)\" would be more than \(Self.faceLimit) registered faces; unregister some.")
      }
      state.registrations[registration.id] = registration
      state.places[registration.id] = entries.map { state.table.insert($0) }
      if let realPath {
        state.files[realPath] = registration.id
        state.realPaths[registration.id] = realPath
      }
      changed(&state)
      return registration
    }
  }

  /// Forgets a registration, and answers whether it was there.
  func remove(_ id: Int) -> Bool {
    state.withLock { state in
      guard state.registrations.removeValue(forKey: id) != nil else { return false }
      state.table.remove(state.places.removeValue(forKey: id) ?? [])
      if let path = state.realPaths.removeValue(forKey: id) { state.files[path] = nil }
      changed(&state)
      return true
    }
  }
}

extension FontRegistry {
  private func changed(_ state: inout State) {
    changes.add(1, ordering: .acquiringAndReleasing)
    state.faces = nil
  }
}
