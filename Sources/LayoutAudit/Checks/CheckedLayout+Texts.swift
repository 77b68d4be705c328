import Foundation
import LayoutCore
import TextLayout

extension CheckedLayout {
  /// Finds text that is not completely visible, that breaks words or leaves a single word, or whose
  /// characters are missing in all fonts.
  func textFaults() -> [Fault] {
    elements.enumerated().flatMap { index, element -> [Fault] in
      guard let label = element.label else { return [] }
      let facts = texts.facts(of: label)
      let room = roomFaults(index, label)
      // Text that is not completely visible has no last line.
      let isWhole = room.allSatisfy { $0.rule == .tightBox }
      let last = isWhole ? [orphan(element, label)].compactMap(\.self) : []
      return room + last + glyphFaults(element, facts) + sizeFault(element, label)
    }
  }

  // MARK: Room

  /// Returns one fault for text with too little room: compressed by a neighbor, or else truncated
  /// or clipped, or else with a broken word. Text that is completely visible in a frame that is too
  /// low may also have a broken word.
  private func roomFaults(_ index: Int, _ label: Label) -> [Fault] {
    let cut = cutFault(elements[index], label)?.with(circumstance(of: elements[index]))
    if let cut, cut.rule != .tightBox { return told(cut, index) }
    return told(brokenWord(index, label), index) + told(cut, index)
  }

  /// Returns a lack of room in the form in which it is reported: as that of labels side by side if
  /// a neighbor takes width. Rules that are turned off report nothing.
  private func told(_ fault: Fault?, _ index: Int) -> [Fault] {
    guard var fault else { return [] }
    if fault.side == .width, rules.applies(.squeezedLabels), let neighbor = neighbor(of: index) {
      (fault.rule, fault.other, fault.detail) = (.squeezedLabels, elements[neighbor].path, nil)
      return [fault]
    }
    return rules.applies(fault.rule) ? [fault] : []
  }

  /// Finds text that is not completely visible.
  private func cutFault(_ element: CellElement, _ label: Label) -> Fault? {
    let size = label.bounds.size
    if let fault = vanishedFault(element, label) { return fault }
    let state = label.textLayout(in: size)
    if state.isTruncated, label.numberOfLines == 1, !isHigherThan(size, label) || showsAllInk(of: element) {
      // If the first paragraph has enough width, there are too few lines.
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

  /// Finds text in a label that is narrower than a letter, and that lacks width.
  private func vanishedFault(_ element: CellElement, _ label: Label) -> Fault? {
    guard let width = label.vanishedWidth else { return nil }
    let needed = label.numberOfLines == 1 ? label.leastLineWidth : width.needed
    return Fault(
      label.lineBreakMode == .byClipping ? .clippedText : .truncatedText, element: element.path, text: element.text,
      needed: Double(needed), available: Double(width.available), side: .width, frame: element.frame)
  }

  /// Finds text whose lines require more height, or more lines, than available.
  private func heightFault(_ element: CellElement, _ label: Label, isCut: Bool) -> Fault? {
    let available = visibleHeight(of: element)
    let allowed = min(height(of: label, lines: label.numberOfLines), askedHeight(of: element))
    let whole = isCut ? height(of: label, lines: 0) : allowed
    let isBoxTooLow = allowed - available > tolerance
    guard isBoxTooLow || isCut else { return nil }
    // A label that lacks less than a point still omits a line.
    let isOfBox = isBoxTooLow || whole <= allowed
    let isTight = isOfBox && !isCut && showsAllInk(of: element)
    return Fault(
      isTight ? .tightBox : isOfBox ? .clippedText : .truncatedText, element: element.path, text: element.text,
      needed: Double(isOfBox ? allowed : whole), available: Double(isOfBox ? available : allowed), side: .height,
      frame: element.frame, detail: isTight ? inkOutsideBox(of: element) : nil)
  }

  /// For a text view, the frame inside its view; it only shows more if it scrolls. A title has the
  /// height it needs, and its button clips it.
  private func visibleHeight(of element: CellElement) -> CGFloat {
    if element.view is Button { return element.frame.height }
    guard let view = element.view as? TextView else { return element.label?.bounds.height ?? 0 }
    return view.isScrollEnabled
      ? .infinity : view.bounds.height - view.textContainerInset.top - view.textContainerInset.bottom
  }

  /// The height that a text view requests for its text: with negative leading, it is less than that
  /// of a label, and nothing is clipped. Other elements have no limit.
  private func askedHeight(of element: CellElement) -> CGFloat {
    guard let view = element.view as? TextView else { return .infinity }
    let insets = view.textContainerInset
    return view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height - insets.top - insets.bottom
  }

  /// Returns true if a single line is already higher than the label.
  private func isHigherThan(_ size: CGSize, _ label: Label) -> Bool {
    CGFloat(label.font.lineHeight) * label.shownScale - size.height > tolerance
  }

  private static let anyLength: CGFloat = 1e6

  /// Returns the height of lines at the size at which the text is shown.
  private func height(of label: Label, lines: Int) -> CGFloat {
    if let height = label.fittedTextHeight(in: label.bounds.size, lineLimit: lines) { return height }
    let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: Self.anyLength)
    return label.textRect(forBounds: room, limitedToNumberOfLines: lines).height
  }

  // MARK: Words

  /// Finds a word that was broken because its line is too short for it.
  ///
  /// Strut's rule is that a word that is wider than the room between the margins of the cell is
  /// broken in every layout, which is only a long word and no fault of this layout; unless a label
  /// next to it takes part of the room that it could have below.
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

  /// Returns the room between the margins: no text of the cell can be wider.
  private var widestLine: CGFloat {
    let content = contentView
    return content.bounds.width - content.layoutMargins.left - content.layoutMargins.right
  }

  /// Finds a single short word in the last line, below a line with several words.
  ///
  /// Strut's rule is that the word takes less than a quarter of the width, and that the line above
  /// has at least three words. In a script without spaces between words, a line may end anywhere in
  /// a sentence, and the rest is not a single word.
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
