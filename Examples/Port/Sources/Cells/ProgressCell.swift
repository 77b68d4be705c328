import UIKit

/// A download: title, bar and spinner.
final class ProgressCell: UITableViewCell {
  let titleLabel = UILabel()
  let bar = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .medium)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    bar.progressTintColor = .brand
    spinner.hidesWhenStopped = true
    [titleLabel, bar, spinner].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      spinner.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      spinner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      spinner.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      bar.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 7),
      bar.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: spinner.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 4),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var progress: Float = 0 {
    didSet {
      bar.setProgress(progress, animated: true)
      if progress < 1 { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }
}
