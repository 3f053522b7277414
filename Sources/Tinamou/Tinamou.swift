// One import for everything that a layout needs.

@_exported public import Cassowary
@_exported public import InterfaceBuilder
@_exported public import LayoutGeometry
@_exported public import LayoutPictures
@_exported public import Tables
@_exported public import TextLayout
@_exported public import ViewTree

#if Pango
  @_exported public import PangoCairo
#endif
