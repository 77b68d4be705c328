package import Foundation
package import LayoutCore

/// A view that constraints place.
package func constrainedView(_ name: String? = nil) -> View {
  let view = View()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  return view
}

/// A label that constraints place.
package func constrainedLabel(_ text: String, _ name: String? = nil, lines: Int = 1) -> Label {
  let label = Label()
  label.translatesAutoresizingMaskIntoConstraints = false
  label.accessibilityIdentifier = name
  label.text = text
  label.numberOfLines = lines
  return label
}

/// A view with a frame, of given surroundings, around others.
package func box(_ width: Double, _ height: Double, _ traits: TraitCollection, _ subviews: View...) -> View {
  let view = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "box"
  view.setTraits(traits)
  subviews.forEach(view.addSubview)
  return view
}

/// A box of 300 points, laid out, with a column at its top whose baselines are the system's spacing
/// apart.
package func boxWithColumn(of views: [View], _ traits: TraitCollection) -> View {
  let column = StackView(arrangedSubviews: views)
  column.axis = .vertical
  column.isBaselineRelativeArrangement = true
  column.spacing = StackView.spacingUseSystem
  column.translatesAutoresizingMaskIntoConstraints = false
  let view = box(300, 300, traits, column)
  column.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  view.layoutIfNeeded()
  return view
}

extension View {
  /// Constraints that fill another item.
  package func filling(_ guide: LayoutGuide) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: guide.leadingAnchor), trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  /// The frames of everything in the view, outermost first.
  package var frames: [CGRect] { subtree.map { $0.frame(in: self) } }
}
