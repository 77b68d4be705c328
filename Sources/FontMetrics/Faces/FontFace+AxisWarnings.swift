internal import FontInterop

/// Warnings about the axes of a variable face, its instances, and the style in its `OS/2`.
extension FontFace {
  var axisWarnings: [FontWarning] { axes.compactMap(Self.endWarning) + [instanceWarning].compactMap { $0 } }

  /// An axis whose default is outside of it.
  private static func endWarning(_ axis: VariationAxis) -> FontWarning? {
    let (least, middle, greatest) = (axis.minimum.plain, axis.defaultValue.plain, axis.maximum.plain)
    let wrong: String
    switch (axis.minimum > axis.defaultValue, axis.maximum < axis.defaultValue) {
    case (false, false): return nil
    case (true, false): wrong = "the minimum of the \(axis.tag) axis, \(least), is above its default, \(middle)"
    case (false, true): wrong = "the maximum of the \(axis.tag) axis, \(greatest), is below its default, \(middle)"
    case (true, true):
      wrong =
        "the minimum of the \(axis.tag) axis, \(least), is above its default, \(middle), and its maximum, \(greatest), is below the default"
    }
    let range = "\(axis.range.lowerBound.plain) to \(axis.range.upperBound.plain)"
    return FontWarning(.axis, "\(wrong): instances use values from \(range)")
  }

  /// Named instances that no face can be set to.
  private var instanceWarning: FontWarning? {
    let outside = file.openType.namedInstances.compactMap { instance -> (nameID: Int, place: String)? in
      let wrong = zip(axes, instance.coordinates).filter { !$0.contains($1.shortest) }
      let places = wrong.map { "\($0.tag)=\($1.shortest.plain)" }
      return places.isEmpty ? nil : (instance.nameID, places.joined(separator: ", "))
    }
    guard !outside.isEmpty else { return nil }
    let shown = outside.prefix(3).map { "\(file.openType.name($0.nameID) ?? "an unnamed instance") (\($0.place))" }
    let more = outside.count > 3 ? " and \(outside.count - 3) more" : ""
    return FontWarning(.axis, "named instances outside the axis ranges: \(shown.joined(separator: ", "))\(more)")
  }

  /// Classes of `OS/2` that differ from those of the default location, which they describe.
  var classAgainstAxisWarnings: [FontWarning] {
    var found: [FontWarning] = []
    if let weight = weightClass, (10...1000).contains(weight), let axis = axes.first(where: { $0.tag == "wght" }),
      Double(weight) != axis.defaultValue.rounded()
    {
      let sentence = "weight class \(weight) differs from the default of the wght axis, \(axis.defaultValue.plain)"
      found.append(FontWarning(.styleClass, sentence))
    }
    if let width = widthClass, (1...9).contains(width), let axis = axes.first(where: { $0.tag == "wdth" }),
      let nearest = FontWidth(rawValue: axis.defaultValue).nearestClass, width != nearest
    {
      let sentence =
        "width class \(width) differs from the default of the wdth axis, \(axis.defaultValue.plain), which is class \(nearest)"
      found.append(FontWarning(.styleClass, sentence))
    }
    return found
  }
}

extension FontWidth {
  /// The class of `OS/2`, 1 to 9, whose percentage is nearest.
  fileprivate var nearestClass: Int? {
    let percentages = FontWidth.standard.map(\.rawValue)
    return percentages.indices.min { abs(percentages[$0] - rawValue) < abs(percentages[$1] - rawValue) }.map { $0 + 1 }
  }
}
