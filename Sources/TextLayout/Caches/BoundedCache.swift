/// A dictionary that forgets what was used longest ago when it costs more than its limit.
///
/// Entries form a ring through an array, so that using and forgetting one is O(1).
struct BoundedCache<Key: Hashable, Value> {
  private struct Node {
    var key: Key
    var value: Value
    var cost: Int
    var previous: Int
    var next: Int
  }

  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  /// The entry used last; -1 when there is none. Its `previous` is the one used longest ago.
  private var head = -1

  /// What all entries may cost together.
  let costLimit: Int
  /// What they cost now; never above `costLimit`.
  private(set) var totalCost = 0
  /// How many were forgotten.
  private(set) var evictions = 0

  init(costLimit: Int) { self.costLimit = max(0, costLimit) }

  var count: Int { places.count }

  /// The value of a key, which becomes the one used last.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key], let node = nodes[place] else { return nil }
    if place != head {
      unlink(node)
      link(place)
    }
    return node.value
  }

  /// Adds a value, and answers with the one that is kept: the older of two for one key. What costs more than the limit
  /// is not kept.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> Value {
    if let known = self.value(for: key) { return known }
    guard cost <= costLimit else { return value }
    while totalCost + cost > costLimit, head >= 0, let oldest = nodes[head]?.previous { remove(oldest) }
    let place = free.popLast() ?? nodes.count
    let node = Node(key: key, value: value, cost: cost, previous: place, next: place)
    if place == nodes.count { nodes.append(node) } else { nodes[place] = node }
    places[key] = place
    totalCost += cost
    link(place)
    return value
  }

  private mutating func remove(_ place: Int) {
    guard let node = nodes[place] else { return }
    unlink(node)
    if node.next == place { head = -1 } else if head == place { head = node.next }
    nodes[place] = nil
    free.append(place)
    places[node.key] = nil
    totalCost -= node.cost
    evictions += 1
  }

  private mutating func unlink(_ node: Node) {
    nodes[node.previous]?.next = node.next
    nodes[node.next]?.previous = node.previous
  }

  /// Puts a node, in no ring so far, at the head.
  private mutating func link(_ place: Int) {
    if head >= 0, let last = nodes[head]?.previous {
      nodes[place]?.previous = last
      nodes[place]?.next = head
      nodes[last]?.next = place
      nodes[head]?.previous = place
    } else {
      nodes[place]?.previous = place
      nodes[place]?.next = place
    }
    head = place
  }
}
