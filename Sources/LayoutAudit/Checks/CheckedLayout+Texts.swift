import Foundation
import LayoutCore
import TextLayout

extension CheckedLayout {
  /// Texts that do not show whole, that break words or leave one alone, that fonts lack characters for.
  func textFaults() -> [Fault] {
    elements.enumerated().flatMap { index, element -> [Fault] in
      guard let label = element.label else { return [] }
      let facts = texts.facts(of: label)
      let room = roomFaults(index, label)
      // What does not show whole has no last line.
      let isWhole = room.allSatisfy { $0.rule == .tightBox }
      let last = isWhole ? [orphan(element, label)].compactMap(\.self) : []
      return room + last + glyphFaults(element, facts) + sizeFault(element, label)
    }
  }

  // MARK: Room

  /// A text that has too little room, once: squeezed by a neighbor, or else cut, or else with a broken word. One that shows whole in a box
  /// that is too low may have a broken word besides.
  private func roomFaults(_ index: Int, _ label: Label) -> [Fault] {
    let cut = cutFault(elements[index], label)
    if let cut, cut.rule != .tightBox { return told(cut, index) }
    return told(brokenWord(index, label), index) + told(cut, index)
  }

  /// A want of room as it is told: as that of labels side by side where a neighbor takes width. None of a rule that is not applied.
  private func told(_ fault: Fault?, _ index: Int) -> [Fault] {
    guard var fault else { return [] }
    if fault.side == .width, rules.applies(.squeezedLabels), let neighbor = neighbor(of: index) {
      (fault.rule, fault.other, fault.detail) = (.squeezedLabels, elements[neighbor].path, nil)
      return [fault]
    }
    return rules.applies(fault.rule) ? [fault] : []
  }

  /// A text of which some does not show.
  private func cutFault(_ element: CellElement, _ label: Label) -> Fault? {
    let size = label.bounds.size
    if let fault = vanishedFault(element, label) { return fault }
    let state = label.textLayout(in: size)
    if state.isTruncated, label.numberOfLines == 1, !isHigherThan(size, label) {
      // Where the first paragraph has room, it is lines that are missing.
      if label.lineWidth > size.width {
        let needed = max(label.leastLineWidth, size.width)
        return Fault(
          label.lineBreakMode == .byClipping ? .clippedText : .truncatedText, element: element.path,
          text: element.text, needed: Double(needed), available: Double(size.width), side: .width,
          frame: element.frame)
      }
    }
    return heightFault(element, label, isCut: state.isTruncated)
  }

  /// A text in a label that is narrower than a letter. It is width that it lacks.
  private func vanishedFault(_ element: CellElement, _ label: Label) -> Fault? {
    guard let width = label.vanishedWidth else { return nil }
    let needed = label.numberOfLines == 1 ? label.leastLineWidth : width.needed
    return Fault(
      label.lineBreakMode == .byClipping ? .clippedText : .truncatedText, element: element.path, text: element.text,
      needed: Double(needed), available: Double(width.available), side: .width, frame: element.frame)
  }

  /// A text whose lines need more height than there is, or more lines than it may have.
  private func heightFault(_ element: CellElement, _ label: Label, isCut: Bool) -> Fault? {
    let available = visibleHeight(of: element)
    let allowed = min(height(of: label, lines: label.numberOfLines), askedHeight(of: element))
    let whole = isCut ? height(of: label, lines: 0) : allowed
    let isBoxTooLow = allowed - available > tolerance
    guard isBoxTooLow || isCut else { return nil }
    // A label that lacks less than a point leaves a line out all the same.
    let isOfBox = isBoxTooLow || whole <= allowed
    let isTight = isOfBox && !isCut && showsAllInk(of: element)
    return Fault(
      isTight ? .tightBox : isOfBox ? .clippedText : .truncatedText, element: element.path, text: element.text,
      needed: Double(isOfBox ? allowed : whole), available: Double(isOfBox ? available : allowed), side: .height,
      frame: element.frame, detail: isTight ? inkOutsideBox(of: element) : nil)
  }

  /// Of a text view what lies in the view; it shows no more unless it scrolls. A title is as high as it likes, and cut by its button.
  private func visibleHeight(of element: CellElement) -> CGFloat {
    if element.view is Button { return element.frame.height }
    guard let view = element.view as? TextView else { return element.label?.bounds.height ?? 0 }
    return view.isScrollEnabled
      ? .infinity : view.bounds.height - view.textContainerInset.top - view.textContainerInset.bottom
  }

  /// What a text view asks for its text: with a negative leading less than a label does, and nothing is cut then. No limit for others.
  private func askedHeight(of element: CellElement) -> CGFloat {
    guard let view = element.view as? TextView else { return .infinity }
    let insets = view.textContainerInset
    return view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height - insets.top - insets.bottom
  }

  /// Whether one line is higher than the label already.
  private func isHigherThan(_ size: CGSize, _ label: Label) -> Bool {
    CGFloat(label.font.lineHeight) * label.shownScale - size.height > tolerance
  }

  private static let anyLength: CGFloat = 1e6

  /// How high lines of a text are at the size that it is shown at: a text of half the size breaks as one in twice the width.
  private func height(of label: Label, lines: Int) -> CGFloat {
    let scale = label.shownScale
    let room = CGRect(x: 0, y: 0, width: label.bounds.width / scale, height: Self.anyLength)
    return label.textRect(forBounds: room, limitedToNumberOfLines: lines).height * scale
  }

  // MARK: Words

  /// A word that was broken because its line is too short for it.
  ///
  /// Strut's rule: a word that is wider than all the room between the cell's margins is broken in any layout, and no fault of this one
  /// but a long word; unless a text beside it takes some of that room, which it could have below.
  private func brokenWord(_ index: Int, _ label: Label) -> Fault? {
    guard label.lineBreakMode != .byCharWrapping, label.textLayout(in: label.bounds.size).lineCount > 1,
      let words = label.textLines(in: label.bounds.size)?.compactMap(\.brokenWord), !words.isEmpty
    else { return nil }
    let (element, available, widest) = (elements[index], Double(label.bounds.width), Double(widestLine))
    let sharesRoom = neighbor(of: index) != nil
    var longest: (word: String, width: Double)?
    func fault(_ rule: AuditRule, _ word: String, needed: Double, available: Double) -> Fault {
      Fault(
        rule, element: element.path, text: element.text, needed: needed, available: available, side: .width,
        frame: element.frame, detail: word)
    }
    for word in words {
      let width = label.width(ofWord: word)
      let needed = sharesRoom ? min(width, widest) : width
      if needed > widest, needed > longest?.width ?? 0 { longest = (word, needed) }
      guard needed > available, needed <= widest else { continue }
      return fault(.brokenWord, word, needed: needed, available: available)
    }
    return longest.map { fault(.longWord, $0.word, needed: $0.width, available: max(widest, available)) }
  }

  /// The room between the margins: no text of the cell can be wider.
  private var widestLine: CGFloat {
    let content = contentView
    return content.bounds.width - content.layoutMargins.left - content.layoutMargins.right
  }

  /// One short word alone in the last line, below a line of several.
  ///
  /// Strut's rule: it takes up less than a quarter of the width, and the line above holds three words at least. Where a script puts no space
  /// between words, a line may end anywhere in a sentence, and what is left of it is no word alone.
  private func orphan(_ element: CellElement, _ label: Label) -> Fault? {
    guard rules.applies(.orphanedWord), label.textLayout(in: label.bounds.size).lineCount > 1,
      let lines = label.textLines(in: label.bounds.size), !lines.isTruncated, let last = lines.last,
      let before = lines.dropLast().last, !before.endsInsideWord, !before.isHyphenated
    else { return nil }
    let (engine, language) = (label.traitCollection.text, label.traitCollection.language)
    func wordCount(_ text: String) -> Int { engine.wordCount(of: text, language: language) }
    guard !before.endsParagraph, last.width < Double(label.bounds.width) / 4,
      last.text.words.count == 1, wordCount(before.text.endOfLastWord + last.text) == 1,
      wordCount(before.text) > 2, wordCount(label.text ?? "") >= rules.shortestParagraph
    else { return nil }
    return fault(.orphanedWord, element, detail: last.text.words.first.map(String.init))
  }

  // MARK: Glyphs, sizes

  private func glyphFaults(_ element: CellElement, _ facts: TextFacts) -> [Fault] {
    var faults: [Fault?] = []
    if !facts.missing.isEmpty { faults.append(fault(.missingGlyph, element, detail: facts.missing)) }
    if !facts.unmeasured.isEmpty { faults.append(fault(.unmeasuredScript, element, detail: facts.unmeasured)) }
    if let substitute = facts.substitute { faults.append(fault(.substitutedFont, element, detail: substitute)) }
    return faults.compactMap(\.self)
  }

  private func sizeFault(_ element: CellElement, _ label: Label) -> [Fault] {
    guard let largest = rules.largestText, label.font.pointSize - largest > 0.01 else { return [] }
    return [fault(.textTooLarge, element, needed: CGFloat(label.font.pointSize), available: CGFloat(largest))]
      .compactMap(\.self)
  }
}
