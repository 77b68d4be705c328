extension ElementTable {
  /// The properties of all views.
  static let anyView = ElementRow(
    """
    id key userLabel customClass userComments hidden=NO translatesAutoresizingMaskIntoConstraints=YES fixedFrame=NO \
    ambiguous=NO misplaced=NO frame autoresizingMask layoutMargins directionalLayoutMargins \
    preservesSuperviewLayoutMargins=NO layoutMarginsFollowReadableWidth=NO insetsLayoutMarginsFromSafeArea=YES \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority backgroundColor semanticContentAttribute safeArea contentLayoutGuide \
    frameLayoutGuide keyboard
    """,
    ignoring: """
      opaque contentMode userInteractionEnabled multipleTouchEnabled clipsSubviews clearsContextBeforeDrawing alpha tag \
      tintColor customModule customModuleProvider restorationIdentifier accessibilityConfiguration accessibilityLabel \
      placeholderIntrinsicWidth placeholderIntrinsicHeight frameInset canvasLocation contentStretch exclusiveTouch \
      sceneMemberID colorLabel propertyAccessControl verifyAmbiguity simulatedStatusBarMetrics simulatedTopBarMetrics \
      simulatedBottomBarMetrics simulatedOrientationMetrics simulatedDestinationMetrics simulatedScreenMetrics toolTip \
      focusGroupIdentifier largeContentTitle scalesLargeContentImage showsLargeContentViewer tintAdjustmentMode \
      userInterfaceStyle
      """,
    elements: """
      subviews constraints connections variation userDefinedRuntimeAttributes viewLayoutGuide gestureRecognizers \
      animations userGuides
      """)

  /// The properties of scroll views that control scrolling.
  private static let scrolling = """
    alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches delaysContentTouches \
    directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled \
    automaticallyAdjustsScrollIndicatorInsets horizontalScrollIndicatorInsets scrollIndicatorInsets \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator verticalScrollIndicatorInsets
    """

  /// The properties of controls for interaction and the alignment of their content.
  private static let control =
    "contentHorizontalAlignment contentVerticalAlignment enabled highlighted preferredBehavioralStyle selected"

  /// The rows of cells and views, by element.
  static let views: [String: ElementRow] = cells.merging(contents) { own, _ in own }
    .merging(boxes.map { ($0, .box()) }) { own, _ in own }

  private static let cells: [String: ElementRow] = [
    "tableViewCell": .view(
      """
      style textLabel detailTextLabel imageView accessoryType indentationLevel=0 indentationWidth=10 separatorInset \
      rowHeight reuseIdentifier contentView contentConfiguration accessoryView backgroundView \
      selectedBackgroundView
      """,
      ignoring: """
        selectionStyle hidesAccessoryWhenEditing showsReorderControl editingAccessoryType editingAccessoryView \
        multipleSelectionBackgroundView shouldIndentWhileEditing \
        editing focusStyle backgroundConfiguration userInteractionEnabledWhileDragging
        """),
    "tableViewCellContentView": .view(ignoring: "tableViewCell"),
    "collectionViewCell": .view(
      "reuseIdentifier contentView customSize backgroundView selectedBackgroundView",
      ignoring: "backgroundConfiguration springLoaded"),
    "collectionViewCellContentView": .view(),
    "collectionReusableView": .view("reuseIdentifier"),
    "tableView": .box(
      """
      style dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight separatorStyle separatorInset
      """),
  ]

  private static let contents: [String: ElementRow] = [
    "view": .view(),
    "label": .view(
      """
      text usesAttributedText=NO attributedText numberOfLines=1 lineBreakMode=tailTruncation textAlignment=left \
      adjustsFontForContentSizeCategory=NO adjustsFontSizeToFit=YES minimumScaleFactor=0 minimumFontSize=0 \
      adjustsLetterSpacingToFitWidth=NO preferredMaxLayoutWidth=0 textColor fontDescription
      """,
      ignoring: "enabled highlighted highlightedColor shadowColor shadowOffset baselineAdjustment preferredVibrancy"),
    "imageView": .view(
      """
      image catalog contentMode=scaleToFill preferredSymbolConfiguration \
      adjustsImageSizeForAccessibilityContentSizeCategory=NO
      """,
      ignoring: """
        animationDuration animationRepeatCount highlighted highlightedCatalog highlightedImage \
        preferredHighlightedSymbolConfiguration preferredImageDynamicRange
        """),
    "button": .view(
      """
      buttonType lineBreakMode fontDescription contentEdgeInsets titleEdgeInsets imageEdgeInsets configuration
      """,
      ignoring: control + """
         adjustsImageWhenDisabled adjustsImageWhenHighlighted changesSelectionAsPrimaryAction pointerInteraction \
        reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction showsTouchWhenHighlighted springLoaded \
        titleShadowOffset hoverStyle menu
        """,
      elements: "state"),
    "stackView": .view(
      "axis=horizontal distribution=fill alignment=fill spacing=0 spacingType baselineRelativeArrangement=NO"),
    "textField": .view(
      """
      text usesAttributedText=NO attributedText placeholder borderStyle=none textAlignment=left \
      adjustsFontForContentSizeCategory=NO fontDescription
      """,
      ignoring: control + """
         adjustsFontSizeToFit allowsEditingTextAttributes clearButtonMode \
        clearsOnBeginEditing clearsOnInsertion minimumFontSize textColor textInputTraits
        """),
    "textView": .view(
      """
      text usesAttributedText=NO attributedText scrollEnabled=YES editable=YES textAlignment=left \
      adjustsFontForContentSizeCategory=NO fontDescription
      """,
      ignoring: scrolling + """
         allowsEditingTextAttributes contentInsetAdjustmentBehavior dataDetectorType dataDetectorTypes \
        findInteractionEnabled selectable textColor textInputTraits
        """),
    "switch": .view("on=NO", ignoring: control + " onTintColor preferredStyle thumbTintColor"),
    "slider": .view(
      ignoring: control + """
         continuous maximumTrackTintColor maxValue minimumTrackTintColor minValue thumbTintColor value
        """),
    "stepper": .view(
      ignoring: control + " autorepeat continuous maximumValue minimumValue stepValue value wraps"),
    "progressView": .view(ignoring: "progress progressTintColor trackTintColor"),
    "pageControl": .view(
      "numberOfPages=0",
      ignoring: control + " currentPage currentPageIndicatorTintColor hidesForSinglePage pageIndicatorTintColor"),
    "activityIndicatorView": .view("style hidesWhenStopped=NO animating=NO", ignoring: "color"),
    "segmentedControl": .view(
      ignoring: control + " momentary segmentControlStyle selectedSegmentIndex selectedSegmentTintColor springLoaded",
      elements: "segments"),
    "scrollView": .view(ignoring: scrolling + " scrollEnabled"),
    "visualEffectView": .view("contentView", elements: "blurEffect vibrancyEffect"),
  ]

  /// The views whose content Strut does not lay out.
  private static let boxes = """
    arscnView arskView calendarView collectionView colorWell containerView datePicker glkView imagePickerView mapView \
    mtkView navigationBar pickerView sceneKitView searchBar skView tabBar toolbar webView wkWebView
    """.split(separator: " ").map(String.init)
}
