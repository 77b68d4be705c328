import Testing
import UIKitNames

@MainActor @Suite("Layers, animations and traits of views")
struct LayerTests {
  @Test("The layer of a view and the view are one")
  func views() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer.frame == view.frame && view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.backgroundColor = .white
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.layer.backgroundColor = UIColor.black.cgColor
    #expect(view.backgroundColor?.color == .black)
  }

  @Test("Sublayers are laid out with their view")
  func sublayers() {
    final class Gradient: UIView {
      let gradient = CAGradientLayer()
      var layouts = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.insertSublayer(gradient, at: 0)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        gradient.frame = bounds
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.layoutIfNeeded()
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 30, height: 40) && view.layouts == 1)
    #expect(view.layer.sublayers?.count == 1 && view.gradient.superlayer === view.layer)
    view.gradient.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil)
  }

  @Test("A layer of its own has a frame of its position, bounds and anchor")
  func standalone() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer.position == CGPoint(x: 20, y: 20) && layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    let transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(transform.m12 - 1) < 1e-9 && abs(transform.m11) < 1e-9)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 1, 0, 0).m41 == 2)
  }

  @Test("Animations end at once, and their completions are told")
  func animations() {
    // A layer has the opacity as a `Float`, and so does the view.
    let view = UIView()
    var done: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        view.alpha = 0.3
        #expect(UIView.inheritedAnimationDuration == 1)
      }, completion: { done.append("\($0)") })
    #expect(view.alpha == CGFloat(Float(0.3)) && done == ["true"])
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.7 }
    animator.addCompletion { done.append("\($0)") }
    #expect(view.alpha == CGFloat(Float(0.3)) && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == CGFloat(Float(0.7)) && done.last == "end" && animator.state == .inactive)
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("commit") }
    CATransaction.commit()
    #expect(done.last == "commit")
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(view.layer.animationKeys() == ["fade"])
  }

  @Test("Another appearance is told to observers and inherited, and dynamic colors follow it")
  func appearance() {
    let (root, view, label) = (UIView(), UIView(), UILabel())
    root.addSubview(view)
    view.addSubview(label)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    (view.backgroundColor, label.textColor, view.tintColor) = (dynamic, dynamic, dynamic)
    var seen: [UIUserInterfaceStyle] = []
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    #expect(view.strutView.backgroundColor == .black && label.strutLabel.textColor == .black)
    root.overrideUserInterfaceStyle = .dark
    #expect(seen == [.light, .dark] && label.traitCollection.userInterfaceStyle == .dark)
    #expect(view.strutView.backgroundColor == .white && label.strutLabel.textColor == .white)
    #expect(view.backgroundColor === dynamic && label.textColor === dynamic && view.tintColor === dynamic)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(view.strutView.backgroundColor == .black && label.strutLabel.textColor == .black)
  }

  @Test("A dynamic color is resolved with traits, also with another alpha, and is equal to itself")
  func colors() {
    let (two, three) = (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3))
    let dynamic = UIColor { $0.displayScale > 2 ? .red : .blue }
    #expect(dynamic.resolvedColor(with: three) == .red && dynamic.resolvedColor(with: two) == .blue)
    #expect(dynamic.withAlphaComponent(0.5).resolvedColor(with: two) == UIColor.blue.withAlphaComponent(0.5))
    let same = dynamic
    #expect(dynamic == same && dynamic != UIColor { $0.displayScale > 2 ? .red : .blue } && dynamic != .red)
    #expect(UIColor.label != .black && UIColor.systemRed == .systemRed)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red && UIColor(white: 0.5, alpha: 1) == .gray)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.2, 0.4, 0.6, 1])
  }

  @Test("A view above the keyboard's guide is at the bottom without a keyboard")
  func keyboard() {
    let (root, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40), bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 260, width: 100, height: 40))
  }
}
