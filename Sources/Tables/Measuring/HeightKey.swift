import LayoutGeometry
import TextLayout
import ViewTree

/// What heights depend on besides the contents of rows: they hold for these surroundings.
struct HeightKey: Equatable {
  let width: Double
  let environment: LayoutEnvironment
  let direction: LayoutDirection
  let margins: EdgeInsets
  let safeArea: EdgeInsets
  let isEditing: Bool
  let hasSeparators: Bool
  let sectionIndexRoom: Double

  static func == (left: HeightKey, right: HeightKey) -> Bool {
    left.width == right.width && left.environment.scale == right.environment.scale
      && left.environment.textMeasurer === right.environment.textMeasurer
      && left.environment.contentSizeCategory == right.environment.contentSizeCategory
      && left.direction == right.direction && left.margins == right.margins
      && left.safeArea == right.safeArea
      && left.isEditing == right.isEditing && left.hasSeparators == right.hasSeparators
      && left.sectionIndexRoom == right.sectionIndexRoom
  }
}
