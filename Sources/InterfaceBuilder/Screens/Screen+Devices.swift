import LayoutGeometry

extension Screen {
  /// The screen of a device, by the id that Interface Builder gives it, as `retina4_7`; `nil` for
  /// an unknown one.
  ///
  /// ```swift
  /// Screen(device: "retina4_7")?.size  // Size(width: 375, height: 667)
  /// ```
  public init?(device id: String, isLandscape: Bool = false) {
    guard let device = Self.devices[id] else { return nil }
    let isPad = id.hasPrefix("ipad")
    let (top, bottom) = (device.top, device.bottom)
    let upright = EdgeInsets(top: top, bottom: bottom)
    let turned =
      isPad
      ? upright
      : EdgeInsets(
        left: bottom > 0 ? top : 0, bottom: bottom > 0 ? 21 : 0, right: bottom > 0 ? top : 0)
    self.init(
      size: isLandscape
        ? Size(width: device.height, height: device.width)
        : Size(width: device.width, height: device.height),
      scale: device.scale, safeAreaInsets: isLandscape ? turned : upright,
      traits: Self.traits(isPad, isLandscape, isLarge: device.width >= 414))
  }

  /// The screen that a document was drawn for; a phone of 4.7 inches where it does not say.
  init(of document: InterfaceDocument) {
    let device = document.root.first("device")
    let screen = Screen(
      device: device?.id ?? "", isLandscape: device?["orientation"] == "landscape")
    self =
      screen
      ?? Screen(
        size: Size(width: 375, height: 667), scale: 2, safeAreaInsets: EdgeInsets(top: 20))
  }

  private static func traits(
    _ isPad: Bool, _ isLandscape: Bool, isLarge: Bool
  ) -> TraitCollection {
    if isPad { return TraitCollection(horizontal: .regular, vertical: .regular) }
    guard isLandscape else { return TraitCollection() }
    return TraitCollection(horizontal: isLarge ? .regular : .compact, vertical: .compact)
  }

  private struct Device {
    let width, height, scale, top, bottom: Double

    init(_ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double) {
      (self.width, self.height, self.scale) = (width, height, scale)
      (self.top, self.bottom) = (top, bottom)
    }
  }

  /// Width, height, pixels a point, and what the status bar and the home indicator cover, upright.
  private static let devices: [String: Device] = [
    "retina3_5": Device(320, 480, 2, 20, 0), "retina4_0": Device(320, 568, 2, 20, 0),
    "retina4_7": Device(375, 667, 2, 20, 0), "retina5_5": Device(414, 736, 3, 20, 0),
    "retina5_9": Device(375, 812, 3, 44, 34), "retina6_1": Device(414, 896, 2, 44, 34),
    "retina6_5": Device(414, 896, 3, 44, 34), "retina6_0": Device(390, 844, 3, 47, 34),
    "retina6_7": Device(428, 926, 3, 47, 34), "retina6_12": Device(393, 852, 3, 59, 34),
    "retina6_72": Device(430, 932, 3, 59, 34), "retina6_3": Device(402, 874, 3, 62, 34),
    "retina6_9": Device(440, 956, 3, 62, 34), "ipad9_7": Device(768, 1_024, 2, 20, 0),
    "ipad10_2": Device(810, 1_080, 2, 20, 0), "ipad10_5": Device(834, 1_112, 2, 20, 0),
    "ipad10_9rounded": Device(820, 1_180, 2, 24, 20),
    "ipad11_0rounded": Device(834, 1_194, 2, 24, 20), "ipad12_9": Device(1_024, 1_366, 2, 20, 0),
    "ipad12_9rounded": Device(1_024, 1_366, 2, 24, 20),
  ]
}
