internal import Synchronization
internal import Threads

/// The registered fonts. No font is opened or shaped under its lock: readers copy the data, which
/// shares storage.
final class FontRegistry: Sendable {
  fileprivate struct State {
    var table = EntryTable()
    var registrations: [Int: FontRegistration] = [:]
    var places: [Int: [Int]] = [:]
    /// The registrations by the file's canonical path.
    var files: [String: Int] = [:]
    var realPaths: [Int: String] = [:]
    /// The faces in order, computed on demand after a change.
    var faces: [CatalogEntry]?
  }

  private let state: Locked<State>
  private let changes = Atomic<Int>(0)

  /// A counter for all registries, because caches that several catalogs share identify a face by
  /// its registration.
  private static let lastID = Atomic<Int>(0)

  /// Creates an empty registry.
  convenience init() { self.init(State()) }

  private init(_ state: State) { self.state = Locked(state) }

  /// Returns an independent registry with the same registrations.
  func copied() -> FontRegistry { FontRegistry(state.withLock { $0 }) }

  /// The maximum number of faces in a catalog, including named instances.
  static let faceLimit = 200_000

  /// The number of changes. Cached results are valid only for the same number.
  ///
  /// It changes under the lock and is read without it, because every measurement reads it on all
  /// threads.
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

  /// Returns the registration of a file.
  func registration(realPath: String) -> FontRegistration? {
    state.withLock { state in state.files[realPath].flatMap { state.registrations[$0] } }
  }

  /// Returns a number for a new registration.
  func nextID() -> Int { Self.lastID.add(1, ordering: .relaxed).newValue }

  /// Adds the data of opened faces, or returns the existing registration if the file was added
  /// meanwhile.
  func add(
    _ registration: FontRegistration, _ entries: [CatalogEntry], realPath: String?
  ) throws(FontError) -> FontRegistration {
    try state.withLock { state throws(FontError) in
      if let realPath, let known = state.files[realPath].flatMap({ state.registrations[$0] }) { return known }
      guard state.table.count + entries.count <= Self.faceLimit else {
        throw FontError(
          .registrationLimit, of: registration.path,
          "\"\(registration.path)\" would exceed the limit of \(Self.faceLimit) registered faces. "
            + "Unregister some faces first.")
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

  /// Removes a registration. Returns `true` if it existed.
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
