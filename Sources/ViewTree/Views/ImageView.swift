public import LayoutGeometry

/// An image by name and size: what layout needs to know of one.
public struct ImageSource: Sendable, Hashable {
  /// What the image is called where it is drawn.
  public var name: String
  /// Its extent in points.
  public var size: Size

  /// An image called `name`, `size` points large.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }
}

/// A view that shows an image, and wants to be as large as it.
open class ImageView: View {
  /// The image.
  public var image: ImageSource? {
    get { shown }
    set {
      let isAsLarge = newValue?.size == shown?.size
      shown = newValue
      if !isAsLarge { invalidateIntrinsicContentSize() }
    }
  }
  private var shown: ImageSource?

  /// A view that shows an image, as large as it.
  public convenience init(image: ImageSource?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: Size {
    shown?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
}
