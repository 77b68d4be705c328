import StringCatalogs

/// The stack of each arranged view.
struct Arrangement {
  /// A view that a stack cannot arrange.
  struct Problem {
    enum Kind {
      case unknown
      case alreadyIn(String)
      case withinItself
      case tooDeep
    }

    let kind: Kind
    let stack: String
    let item: StackDescription.Item
  }

  /// The name of each view's stack, by the name of the view.
  private(set) var stacks: [String: String] = [:]
  private(set) var problems: [Problem] = []

  /// Finds the stack of every view. Views that cannot be arranged are omitted, so that every chain
  /// of stacks ends.
  ///
  /// - Parameter names: The names of all views, including those that could not be read.
  /// - Complexity: O(*n* · *d*) in the number of views and the nesting of stacks, which is at most
  ///   `DocumentLimits.stackDepth`.
  init(_ views: [ViewDescription], names: [String]) {
    let known = Set(names)
    for view in views {
      guard case .stack(let stack) = view.content else { continue }
      for item in stack.arranged {
        if let kind = place(item, in: view.name, known) {
          problems.append(Problem(kind: kind, stack: view.name, item: item))
        } else {
          stacks[item.name] = view.name
        }
      }
    }
    for view in views {
      guard case .stack(let stack) = view.content, depth(of: view.name) > DocumentLimits.stackDepth,
        let item = stack.arranged.first
      else { continue }
      problems.append(Problem(kind: .tooDeep, stack: view.name, item: item))
      break
    }
  }

  private func place(_ item: StackDescription.Item, in stack: String, _ known: Set<String>) -> Problem.Kind? {
    guard known.contains(item.name) else { return .unknown }
    if let other = stacks[item.name] { return .alreadyIn(other) }
    return sequence(first: stack, next: { stacks[$0] }).contains(item.name) ? .withinItself : nil
  }

  private func depth(of name: String) -> Int {
    sequence(first: name, next: { stacks[$0] }).prefix(DocumentLimits.stackDepth + 1).reduce(0) { count, _ in count + 1
    }
  }
}

extension ProblemLog {
  /// Logs a view that a stack cannot arrange.
  func report(_ problem: Arrangement.Problem, suggestions: [String]) {
    let (stack, item) = (Wording.quoted(problem.stack), problem.item)
    let view = Wording.quoted(item.name)
    switch problem.kind {
    case .unknown:
      report(
        .unknownName, at: item.position,
        "unknown view \(view) in stack \(stack)"
          + Wording.suggestion(for: item.name, among: suggestions, listing: "views"))
    case .alreadyIn(let other):
      report(
        .duplicate, at: item.position,
        "view \(view) is already in stack \(Wording.quoted(other)); a view can be in only one stack")
    case .withinItself:
      report(.invalidValue, at: item.position, "stack \(stack) cannot arrange \(view), which contains it")
    case .tooDeep:
      report(
        .tooLarge, at: item.position,
        "stacks are nested more than \(DocumentLimits.stackDepth) levels deep")
    }
  }
}
