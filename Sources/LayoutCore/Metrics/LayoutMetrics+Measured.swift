internal import FontMetrics
internal import Foundation

extension LayoutMetrics {
  /// Returns the metrics with the measured values of a device.
  ///
  /// Lengths that follow the text size are replaced category by category, and lengths of wide and
  /// narrow views are derived from the measured widths. The clearances of system spacing are those
  /// that reproduce the measured distances after rounding up to pixels. Quantities without a metric
  /// are ignored.
  ///
  /// - Complexity: O(*n*) in the numbers, times the number of metrics, about eighty.
  package func calibrated(with numbers: [MeasuredNumber]) -> LayoutMetrics {
    let measured = MeasuredNumbers(numbers)
    var result = self
    result.calibrateCells(measured)
    result.calibrateMargins(measured)
    result.calibrateTables(measured)
    result.calibrateLists(measured)
    result.calibrateSpacing(measured)
    result.calibrateControls(measured)
    return result
  }

  private mutating func calibrateCells(_ measured: MeasuredNumbers) {
    measured.set(&cell.verticalMargin, "cell.margin.top")
    measured.set(&cell.contentVerticalMargin, "content.margin.top")
    measured.set(&cell.sideMargin, "cell.margin.left")
    measured.set(&cell.separatorInset, "cell.separatorInset")
    for (path, name) in Self.accessories {
      measured.set(&accessory[keyPath: path], "cell.accessory." + name)
    }
  }

  private mutating func calibrateMargins(_ measured: MeasuredNumbers) {
    measured.set(&margins.controllerSide, "controller.margin.leading")
    measured.set(&margins.readableWidth, "readableWidth")
  }

  private mutating func calibrateTables(_ measured: MeasuredNumbers) {
    for (path, name) in Self.headersByCategory { measured.set(&table[keyPath: path], "table." + name) }
    for (path, name) in Self.headersAndFooters { measured.set(&table[keyPath: path], "table." + name) }
  }

  private mutating func calibrateLists(_ measured: MeasuredNumbers) {
    for (style, name) in Self.lists {
      let prefix = "list.\(name)."
      for (path, part) in Self.listMargins { measured.set(&list[keyPath: style].margins[keyPath: path], prefix + part) }
      for (path, part) in Self.listPaddings { measured.set(&list[keyPath: style][keyPath: path], prefix + part) }
    }
  }

  private mutating func calibrateSpacing(_ measured: MeasuredNumbers) {
    measured.set(&spacing.plainEdges, "spacing.edges")
    spacing.aboveText = measured.aboveText(spacing)
    spacing.belowText = measured.belowText(spacing)
  }

  private mutating func calibrateControls(_ measured: MeasuredNumbers) {
    for (path, name) in Self.controls { measured.set(&control[keyPath: path], "control." + name) }
    measured.set(&control.searchBarHeight, "control.searchBar.height")
  }
}

extension LayoutMetrics {
  private static var accessories: [(WritableKeyPath<AccessoryMetrics, Double>, String)] {
    [
      (\.disclosureIndicatorRoom, "disclosureIndicator"), (\.checkmarkRoom, "checkmark"),
      (\.detailButtonRoom, "detailButton"), (\.detailDisclosureButtonRoom, "detailDisclosureButton"),
    ]
  }

  private static var headersAndFooters: [(WritableKeyPath<TableMetrics, Double>, String)] {
    [
      (\.plainFooterHeight, "plain.footer"), (\.groupedFooterHeight, "grouped.footer"),
    ]
  }

  private static var headersByCategory: [(WritableKeyPath<TableMetrics, CategoryLength>, String)] {
    [
      (\.plainHeaderHeight, "plain.header"), (\.groupedFirstHeaderHeight, "grouped.firstHeader"),
      (\.groupedHeaderHeight, "grouped.header"),
    ]
  }

  private static var controls: [(WritableKeyPath<ControlMetrics, Double>, String)] {
    [
      (\.switchWidth, "switch.width"), (\.switchHeight, "switch.height"), (\.switchTrailingInset, "switch.inset.right"),
      (\.stepperWidth, "stepper.width"), (\.stepperHeight, "stepper.height"), (\.sliderHeight, "slider.height"),
      (\.sliderSideInset, "slider.inset.left"), (\.progressHeight, "progress.height"),
      (\.segmentedHeight, "segmented.height"), (\.pageHeight, "pages.height"),
      (\.mediumIndicator, "indicator.height"), (\.largeIndicator, "largeIndicator.height"),
    ]
  }

  private static var lists: [(WritableKeyPath<ListMetrics, ListStyleMetrics>, String)] {
    [
      (\.cell, "cell"), (\.subtitleCell, "subtitleCell"), (\.valueCell, "valueCell"), (\.plainHeader, "plainHeader"),
      (\.plainFooter, "plainFooter"), (\.groupedHeader, "groupedHeader"), (\.groupedFooter, "groupedFooter"),
    ]
  }

  private static var listMargins: [(WritableKeyPath<DirectionalEdgeInsets, CGFloat>, String)] {
    [(\.top, "top"), (\.leading, "leading"), (\.bottom, "bottom"), (\.trailing, "trailing")]
  }

  private static var listPaddings: [(WritableKeyPath<ListStyleMetrics, Double>, String)] {
    [
      (\.imageToText, "imageToText"), (\.textToSecondaryVertical, "textToSecondaryVertical"),
      (\.textToSecondaryHorizontal, "textToSecondaryHorizontal"),
    ]
  }
}
