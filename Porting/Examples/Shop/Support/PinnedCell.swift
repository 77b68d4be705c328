import UIKit

final class PinnedCell: UITableViewCell {
  let pinned = PinnedView()
}
