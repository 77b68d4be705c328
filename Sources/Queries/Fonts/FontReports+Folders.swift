/// Documents without the folders of this machine, for clients that must not see them.

extension FontListDocument {
  /// Returns the document with file names instead of paths.
  package func withoutFolders() -> FontListDocument {
    var document = self
    for family in families.indices {
      document.families[family].faces = families[family].faces.map { $0.withoutFolder() }
    }
    return document
  }
}

extension FontAnswerDocument {
  /// Returns the document with file names instead of paths.
  package func withoutFolders() -> FontAnswerDocument {
    var document = self
    document.match.path = match.path.lastPart
    document.explanation = explanation.withoutFolders()
    document.fallback = fallback?.withoutFolders()
    return document
  }
}

extension FallbackReport {
  fileprivate func withoutFolders() -> FallbackReport {
    var report = self
    report.stretches = stretches.map { stretch in
      var stretch = stretch
      if let path = stretch.face?.path { stretch.face?.path = path.lastPart }
      stretch.explanation = stretch.explanation?.withoutFolders()
      return stretch
    }
    return report
  }
}

extension ExplanationReport {
  fileprivate func withoutFolders() -> ExplanationReport {
    var report = self
    report.steps = steps.map { step in
      var step = step
      step.candidates = step.candidates.map { candidate in
        var candidate = candidate
        candidate.face = candidate.face.withoutFolder()
        return candidate
      }
      return step
    }
    return report
  }
}

extension CatalogFaceReport {
  fileprivate func withoutFolder() -> CatalogFaceReport {
    var report = self
    report.path = path.lastPart
    return report
  }
}

extension String {
  /// The part after the last slash.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
