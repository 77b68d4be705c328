internal import FoundationEssentials
internal import JSONText

/// The members of an object in a file that comes with Strut; nil for one that is missing or has another type.
extension JSONTree {
  /// The tree of a file; nil for a text that is not JSON.
  init?(manifest data: Data) {
    let bytes = [UInt8](data)
    guard String(validating: bytes, as: UTF8.self) != nil,
      let read = try? Self.read(bytes, limits: JSONLimits(depth: 16, values: 1_000_000)), read.loneSurrogate == nil
    else { return nil }
    self = read.tree
  }

  /// Whether a member is there and is not null.
  func has(_ key: String) -> Bool {
    guard let member = self[key] else { return false }
    if case .word("null") = member.value { return false }
    return true
  }

  /// A number that is written as JSON writes numbers.
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

  /// The items of an array; nil also where one of them is not what `make` reads.
  func list<Item>(_ key: String, _ make: (JSONTree) -> Item?) -> [Item]? { self[key]?.list(make) }

  /// The items of this array; nil also where one of them is not what `make` reads.
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
