internal import FoundationEssentials
internal import JSONText

/// The members of an object in a bundled file; nil for a member that is missing or has another
/// type.
extension JSONTree {
  /// Creates the tree of a file; nil for text that is not JSON.
  init?(manifest data: Data) {
    let bytes = [UInt8](data)
    guard String(validating: bytes, as: UTF8.self) != nil,
      let read = try? Self.read(bytes, limits: JSONLimits(depth: 16, values: 1_000_000)), read.loneSurrogate == nil
    else { return nil }
    self = read.tree
  }

  /// Returns true if a member exists and is not null.
  func has(_ key: String) -> Bool {
    guard let member = self[key] else { return false }
    if case .word("null") = member.value { return false }
    return true
  }

  /// A number in the form of JSON.
  var number: Double? {
    guard case .word(let digits) = value, let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  func number(_ key: String) -> Double? { self[key]?.number }

  func whole(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  func flag(_ key: String) -> Bool? {
    guard case .word(let word)? = self[key]?.value else { return nil }
    return Bool(word)
  }

  /// Returns the items of an array; nil if `make` cannot read one of them.
  func list<Item>(_ key: String, _ make: (JSONTree) -> Item?) -> [Item]? { self[key]?.list(make) }

  /// Returns the items of this array; nil if `make` cannot read one of them.
  func list<Item>(_ make: (JSONTree) -> Item?) -> [Item]? {
    guard let trees = items else { return nil }
    var items: [Item] = []
    items.reserveCapacity(trees.count)
    for tree in trees {
      guard let item = make(tree) else { return nil }
      items.append(item)
    }
    return items
  }
}
