import UIKit

class WorkTableViewCell: UITableViewCell {
  @IBOutlet weak var workImageView: UIImageView!
  @IBOutlet weak var workTitleLabel: UILabel!
  @IBOutlet weak var moreInfoTextView: UITextView!

  func show(_ work: Work) {
    workTitleLabel.text = work.title
    workImageView.image = work.image
    workTitleLabel.backgroundColor = UIColor(white: 204 / 255, alpha: 1)
    workTitleLabel.textAlignment = .center
    workTitleLabel.font = .preferredFont(forTextStyle: .headline)
    moreInfoTextView.textColor = UIColor(white: 114 / 255, alpha: 1)
    moreInfoTextView.font = .preferredFont(forTextStyle: .footnote)
    selectionStyle = .none
    showInfo(of: work)
  }

  func showInfo(of work: Work) {
    moreInfoTextView.text = work.isExpanded ? work.info : "Select For More Info >"
    moreInfoTextView.textAlignment = work.isExpanded ? .left : .center
  }
}
