// UIKitNames
