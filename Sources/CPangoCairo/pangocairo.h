// The system's Pango and Cairo, as the package trait `Pango` needs them.

#if __has_include(<pango/pangocairo.h>) && __has_include(<cairo-pdf.h>)
#include <cairo-pdf.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#else
#error "The trait Pango needs Pango and Cairo: apt-get install libpango1.0-dev pkg-config"
#endif
