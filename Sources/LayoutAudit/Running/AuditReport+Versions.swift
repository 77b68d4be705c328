extension AuditReport {
  /// Joins findings that a cell of an Interface Builder file has in two versions, on phones and on
  /// iPads: each is reported once, in the first version, with the widths of both.
  ///
  /// - Complexity: O(*n*) in the number of findings.
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
  /// Adds the layouts of the same finding in another version of the cell.
  fileprivate mutating func take(_ other: Finding) {
    categories = Set(categories).union(other.categories).sorted()
    widths = Set(widths).union(other.widths).sorted()
    count += other.count
  }
}

extension [AuditNote] {
  /// The notes without those that another version of the cell also has.
  var onceForVersions: [AuditNote] {
    var seen: Set<AuditNote> = []
    return filter { note in
      var note = note
      (note.subject, note.element) = ("", nil)
      return seen.insert(note).inserted
    }
  }
}
