import Foundation
import UIKitNames

/// A cell with custom layout: the slider is next to its title if there are 120 points for it, and
/// below it otherwise.
///
/// Frames are computed in the cell's coordinates, within its margins, and then converted to the
/// content view. `sizeThatFits` and `layoutSubviews` share this code, so they agree.
final class SliderCell: UITableViewCell {
  let titleLabel = UILabel()
  let slider = UISlider()

  static let leastSliderWidth: CGFloat = 120
  static let gap: CGFloat = 8

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityIdentifier = "title"
    slider.accessibilityIdentifier = "slider"
    contentView.addSubview(titleLabel)
    contentView.addSubview(slider)
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, frames(width: size.width).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let found = frames(width: bounds.width)
    titleLabel.frame = convert(found.title, to: contentView)
    slider.frame = convert(found.slider, to: contentView)
  }

  private struct Frames {
    var title: CGRect
    var slider: CGRect
    var height: CGFloat
  }

  private func frames(width: CGFloat) -> Frames {
    let room = width - layoutMargins.left - layoutMargins.right
    let oneLine = titleLabel.intrinsicContentSize
    let isBeside = oneLine.width + Self.gap + Self.leastSliderWidth <= room
    return mirrored(isBeside ? besides(oneLine, room: room) : stacked(room: room), in: width)
  }

  private func besides(_ title: CGSize, room: CGFloat) -> Frames {
    let sliderSize = slider.intrinsicContentSize
    let height = max(title.height, sliderSize.height)
    let origin = CGPoint(x: layoutMargins.left, y: layoutMargins.top)
    return Frames(
      title: CGRect(
        x: origin.x, y: origin.y + (height - title.height) / 2, width: title.width, height: title.height),
      slider: CGRect(
        x: origin.x + title.width + Self.gap, y: origin.y + (height - sliderSize.height) / 2,
        width: room - title.width - Self.gap, height: sliderSize.height),
      height: layoutMargins.top + height + layoutMargins.bottom)
  }

  private func stacked(room: CGFloat) -> Frames {
    let title = titleLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let sliderHeight = slider.intrinsicContentSize.height
    let below = layoutMargins.top + title.height + Self.gap
    return Frames(
      title: CGRect(x: layoutMargins.left, y: layoutMargins.top, width: room, height: title.height),
      slider: CGRect(x: layoutMargins.left, y: below, width: room, height: sliderHeight),
      height: below + sliderHeight + layoutMargins.bottom)
  }

  /// Frames that are set in code are mirrored in code.
  private func mirrored(_ frames: Frames, in width: CGFloat) -> Frames {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    var result = frames
    result.title.origin.x = width - frames.title.maxX
    result.slider.origin.x = width - frames.slider.maxX
    return result
  }
}
