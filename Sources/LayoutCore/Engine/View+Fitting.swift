import FontMetrics
import Foundation

extension View {
  /// The size constraints give the view for a target, rounded up to the pixel. The view keeps what
  /// it has.
  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    guard horizontal.isInRange, vertical.isInRange else {
      stopAsUIKit("A fitting priority must be greater than 0 and at most 1000")
    }
    guard target.width.isFinite, target.height.isFinite else {
      stopAsUIKit("A fitting size must be a finite number of points")
    }
    updateConstraintsIfNeeded()
    let scale = state.traits.displayScale
    let demand = SizeDemand(
      width: LengthDemand(Double(target.width), horizontal), height: LengthDemand(Double(target.height), vertical))
    let engine = fittingEngine
    let fitted = engine.recalledFrame(demand, of: self) ?? engine.fit(demand)
    return CGSize(
      width: PixelGrid.ceil(fitted.width, scale: scale), height: PixelGrid.ceil(fitted.height, scale: scale))
  }
}
