extension [Fault] {
  /// The faults without small targets whose missing length another fault of the element tells already: a button that is
  /// squeezed beside others is small for no other reason.
  var withoutSqueezedTargets: [Fault] {
    filter { fault in
      fault.rule != .smallTarget
        || !contains { $0.element == fault.element && $0.side == fault.side && $0.rule.isAboutRoom }
    }
  }
}
