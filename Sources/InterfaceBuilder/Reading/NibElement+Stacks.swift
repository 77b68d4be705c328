import LayoutCore

extension NibElement {
  /// Reads a `<stackView>`.
  func stack() throws(NibError) -> NibStack {
    try NibStack(
      isVertical: choice("axis", ["horizontal": false, "vertical": true]) ?? false, distribution: distribution(),
      alignment: stackAlignment(), spacing: spacing(),
      isBaselineRelative: flag("baselineRelativeArrangement"))
  }

  /// In points; nil for the system's.
  private func spacing() throws(NibError) -> Double? {
    let isStandard = choice("spacingType", ["standard": true]) ?? false
    return isStandard ? nil : try length("spacing")
  }

  private func distribution() -> StackView.Distribution {
    choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]) ?? .fill
  }

  private func stackAlignment() -> StackView.Alignment {
    choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]) ?? .fill
  }
}
