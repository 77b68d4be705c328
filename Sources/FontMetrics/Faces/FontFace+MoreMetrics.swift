internal import FontInterop

// Less common metrics, which are read on demand so that opening a face does not cost more.

extension FontFace {
  /// The recommended metrics of subscripts, or `nil` without `OS/2`.
  public var subscriptMetrics: ReducedTextMetrics? {
    reducedText(at: 10, tags: ["sbxs", "sbys", "sbxo", "sbyo"])
  }

  /// The recommended metrics of superscripts, or `nil` without `OS/2`.
  public var superscriptMetrics: ReducedTextMetrics? {
    reducedText(at: 18, tags: ["spxs", "spys", "spxo", "spyo"])
  }

  /// The slope of the text cursor in horizontal text: `caretSlopeRise`, `caretSlopeRun` and
  /// `caretOffset` of `hhea`, with `MVAR` applied; `nil` without the table.
  public var caret: CaretMetrics? {
    reader("hhea").flatMap { caret($0, tags: ["hcrs", "hcrn", "hcof"]) }
  }

  /// The metrics for vertical text, or `nil` without `vhea`.
  public var verticalMetrics: VerticalMetrics? {
    guard let vhea = reader("vhea"), let ascender = varied(vhea.int16(4), "vasc"),
      let descender = varied(vhea.int16(6), "vdsc"), let lineGap = varied(vhea.int16(8), "vlgp")
    else { return nil }
    return VerticalMetrics(
      ascender: ascender, descender: descender, lineGap: lineGap, caret: caret(vhea, tags: ["vcrs", "vcrn", "vcof"]),
      hasAdvances: hasVerticalAdvances, hasOrigins: file.openType.hasTable("VORG"))
  }

  /// A Boolean value that indicates whether glyphs have vertical advances.
  var hasVerticalAdvances: Bool { file.openType.hasVerticalAdvances }

  private func varied(_ value: Int?, _ tag: OpenTypeTag) -> Double? {
    value.map { Double($0) + shapingFont.metricVariation(tag) }
  }

  private func caret(_ table: TableReader, tags: [OpenTypeTag]) -> CaretMetrics? {
    guard let rise = varied(table.int16(18), tags[0]), let run = varied(table.int16(20), tags[1]),
      let offset = varied(table.int16(22), tags[2])
    else { return nil }
    return CaretMetrics(rise: rise, run: run, offset: offset)
  }

  private func reducedText(at place: Int, tags: [OpenTypeTag]) -> ReducedTextMetrics? {
    guard let os2 = reader("OS/2") else { return nil }
    let numbers = tags.enumerated().compactMap { index, tag in varied(os2.int16(place + 2 * index), tag) }
    guard numbers.count == 4 else { return nil }
    return ReducedTextMetrics(xSize: numbers[0], ySize: numbers[1], xOffset: numbers[2], yOffset: numbers[3])
  }
}
