import Testing
import UIKit

@testable import Shop

@MainActor @Suite struct ShopTests {
  init() { PortedApp.prepare() }

  @Test func aNibSetsOutletsAndAttributesAndSendsActions() throws {
    let objects = UINib(nibName: "ProductCell", bundle: nil).instantiate(withOwner: nil)
    let cell = try #require(objects.first as? ProductCell)
    #expect(cell.nameLabel.text == "Lamp" && cell.priceLabel?.text == "12" && cell.labels.count == 2)
    #expect(cell.connectionCount == 1 && cell.isAwake)
    #expect(cell.badgeRadius == 6 && cell.maximumCount == 9 && cell.note == "on sale")
    #expect(cell.nameLabel.layer.cornerRadius == 4)
    cell.addButton.sendActions(for: .touchUpInside)
    #expect(cell.count == 1)
  }

  @Test func aStoryboardConnectsItsControllers() throws {
    let board = UIStoryboard(name: "Main", bundle: nil)
    let list = try #require(board.instantiateInitialViewController() as? ListController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(list.log == ["iOS"] && list.countLabel.text == "2 products")
    #expect(list.preferredStatusBarStyle == .lightContent)
    let cells = list.tableView.visibleCells.compactMap { $0 as? ProductCell }
    #expect(cells.count == 2)
    cells.first?.addButton.sendActions(for: .touchUpInside)
    #expect(list.log.last == "added 1")
    list.navigationItem.rightBarButtonItem?.asUser.tap()
    #expect(list.log.last == "refreshed")
    NotificationCenter.default.post(name: Notification.Name("stock"), object: nil)
    #expect(list.log.last == "stock")
    let open = try #require(list.tableView.tableHeaderView?.subviews.last as? UIButton)
    #expect(open.asUser.tap())
    let detail = try #require(list.presentedViewController as? DetailController)
    #expect(list.log.last == "open" && detail.productLabel.text == "Lamp" && detail.describe() == "detail, base")
    window.layoutIfNeeded()
    window.asUser.tap(at: CGPoint(x: 300, y: 500))
    #expect(detail.taps == 1 && detail.tap.view === detail.view)
    let close = try #require(detail.view.subviews.last as? UIButton)
    #expect(close.asUser.tap())
    #expect(list.log.last == "back" && list.presentedViewController == nil)
    window.rootViewController = nil
  }

  @Test func aCollectionViewHasItsPrototypes() throws {
    let board = UIStoryboard(name: "Main", bundle: nil)
    let offers: OffersController = board.instantiateViewController(identifier: "offers")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = offers
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(offers.collectionView)
    #expect(offers.grid === view.collectionViewLayout && offers.grid.columns == 2 && offers.grid.owner === offers)
    #expect(
      view.visibleCells.map(\.frame.minX) == [0, 190, 0] && view.visibleCells.map(\.frame.width) == [185, 185, 185])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? OfferCell)
    #expect(cell.nameLabel.text == "Chair" && cell.nameLabel.numberOfLines == 2 && cell.cornerSize == 4)
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? OfferHeader
    #expect(header?.titleLabel.text == "3 offers" && header?.frame.height == 44)
    #expect(cell.buyButton.asUser.tap() && cell.bought == 1 && offers.presentedViewController == nil)
    view.asUser.tap(at: CGPoint(x: 300, y: 100))
    let detail = try #require(offers.presentedViewController as? DetailController)
    #expect(detail.productLabel.text == "Chair")
    window.rootViewController = nil
  }

  @Test func selectorsOfPrivateMethodsAndExtensionsArePerformed() {
    let cell = StepCell(style: .default, reuseIdentifier: nil)
    cell.flip()
    #expect(cell.changes == [true])
    let controller = UIViewController()
    controller.perform(Selector("hideKeyboard"))
    #expect(controller.view.tag == 1)
    let clock = Clock()
    clock.perform(Selector("tick:"), with: nil)
    #expect(clock.ticks == 1)
  }
}
