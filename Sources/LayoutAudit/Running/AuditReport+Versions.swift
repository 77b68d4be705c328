extension AuditReport {
  /// Reports once what a cell of an Interface Builder file has in two versions, as on phones and on
  /// iPads: with the widths of both, where the first version has it.
  ///
  /// - Complexity: O(*n*) in the findings.
  mutating func foldVersions() {
    var numbers: [FindingIdentity: Int] = [:]
    var kept: [Finding] = []
    for finding in findings {
      guard finding.objects != nil else {
        kept.append(finding)
        continue
      }
      let identity = FindingIdentity(finding)
      if let number = numbers[identity], kept[number].subject != finding.subject {
        kept[number].take(finding)
      } else {
        if numbers[identity] == nil { numbers[identity] = kept.count }
        kept.append(finding)
      }
    }
    findings = kept
  }
}

extension Finding {
  /// Takes in where another version of the cell has the same.
  fileprivate mutating func take(_ other: Finding) {
    categories = Set(categories).union(other.categories).sorted()
    widths = Set(widths).union(other.widths).sorted()
    count += other.count
  }
}

extension [AuditNote] {
  /// The notes without those that another version of the cell has as well.
  var onceForVersions: [AuditNote] {
    var seen: Set<AuditNote> = []
    return filter { note in
      var note = note
      (note.subject, note.element) = ("", nil)
      return seen.insert(note).inserted
    }
  }
}
