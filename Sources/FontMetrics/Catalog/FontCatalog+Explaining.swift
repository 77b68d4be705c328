internal import FontInterop

extension FontCatalog {
  /// Explains how a name matches its face, or why it matches none.
  public func explain(_ name: String) -> FontMatchExplanation { explain(FontDescriptor(name: name)) }

  /// Explains how a descriptor matches its face, or why it matches none.
  ///
  /// Unlike ``FontMatch/explanation``, it also examines later sources, and lists their faces with
  /// the same name, which an earlier source takes precedence over.
  public func explain(_ descriptor: FontDescriptor) -> FontMatchExplanation {
    do throws(FontError) {
      let found = try match(descriptor).explanation
      let passedOver = passedOver(found)
      return FontMatchExplanation(
        request: descriptor, steps: found.steps + passedOver, winner: found.winner, rule: found.rule, nearestNames: [])
    } catch { return failure(descriptor) }
  }

  private func failure(_ descriptor: FontDescriptor) -> FontMatchExplanation {
    var search = FontSearch(self, descriptor)
    var steps: [FontMatchExplanation.Step] = []
    if let answer = try? search.run(), let outcome = search.outcome(of: answer) {
      // The name is known, but its file can't be opened or lacks the requested axes.
      let candidates = outcome.candidates.map { candidate in
        FontMatchExplanation.Candidate(
          face: candidate.face, distance: candidate.distance,
          verdict: candidate.verdict == .chosen ? .unusable : candidate.verdict)
      }
      steps = [
        .init(source: outcome.winner.face.source, name: search.name, kind: answer.kind, candidates: candidates)
      ]
    }
    return FontMatchExplanation(
      request: descriptor, steps: search.steps + steps, winner: nil, rule: nil,
      nearestNames: steps.isEmpty ? nearestNames(to: search.name) : [])
  }

  /// Returns up to three similar names.
  private func nearestNames(to name: String) -> [String] {
    var names = knownNames
    var nearest: [String] = []
    while nearest.count < 3, let next = NearestName.suggestion(for: name, among: names) {
      nearest.append(next)
      names.removeAll { $0.lowercased() == next.lowercased() }
    }
    return nearest
  }

  /// Returns the faces with the same name in sources after the winner's.
  private func passedOver(_ found: FontMatchExplanation) -> [FontMatchExplanation.Step] {
    guard let last = found.steps.last, let name = last.name, last.source != .file else { return [] }
    let order: [FontSource] = [.bundled, .registered, .installed]
    let later = order.drop { $0 != last.source }.dropFirst().filter { sources.contains($0.bit) }
    return later.compactMap { source in
      guard let (kind, entries) = entries(of: name, in: source) else { return nil }
      let candidates = entries.map { entry in
        FontMatchExplanation.Candidate(
          face: entry.face, distance: FontStyleDistance(entry.face, from: WantedStyle()), verdict: .passedOver)
      }
      return .init(source: source, name: name, kind: kind.told, candidates: candidates)
    }
  }

  private func entries(of name: String, in source: FontSource) -> (EntryTable.Kind, [CatalogEntry])? {
    for kind in EntryTable.Kind.allCases {
      let entries =
        source == .registered
        ? registry.entries(kind, name) : Fontconfig.shared.withLock { $0.fonts(named: name, by: kind.property) }.entries
      if !entries.isEmpty { return (kind, entries) }
    }
    return nil
  }

  /// Reloads fontconfig's configuration and the installed fonts, for every catalog of the process.
  public static func reloadInstalledFonts() { Fontconfig.shared.withLock { $0.reload() } }
}
