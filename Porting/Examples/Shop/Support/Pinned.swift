import SnapKit
import UIKit

final class PinnedView: UIView {
  func pin(_ view: UIView) {
    addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}
