/* Cairo and Pango, opened when a picture is first drawn: a program that never draws pays neither
   their twenty shared libraries nor their memory, and runs where they are not installed. */
#pragma clang diagnostic push
// What may be null is said where it matters: of the libraries, not of their thousand pointers.
#pragma clang diagnostic ignored "-Wnullability-completeness"
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>

/* Pango's types without their insides, and its functions as they are used: Pango's own headers bring
   GLib's, whose hundreds of macros the importer would have to read. */
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;
typedef struct { int x, y, width, height; } PangoRectangle;

enum { pango_units = 1024 };

PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_font_map_set_resolution(PangoFontMap *, double);
PangoContext *pango_font_map_create_context(PangoFontMap *);
void pango_cairo_context_set_font_options(PangoContext *, const cairo_font_options_t *);
void pango_context_set_round_glyph_positions(PangoContext *, int);
PangoFontMetrics *pango_context_get_metrics(
  PangoContext *, const PangoFontDescription *, void *language);
int pango_font_metrics_get_ascent(PangoFontMetrics *);
int pango_font_metrics_get_descent(PangoFontMetrics *);
void pango_font_metrics_unref(PangoFontMetrics *);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *);
void pango_font_description_set_family(PangoFontDescription *, const char *);
void pango_font_description_set_weight(PangoFontDescription *, int);
void pango_font_description_set_absolute_size(PangoFontDescription *, double);

PangoLayout *pango_layout_new(PangoContext *);
void pango_layout_set_font_description(PangoLayout *, const PangoFontDescription *);
void pango_layout_set_single_paragraph_mode(PangoLayout *, int);
void pango_layout_set_text(PangoLayout *, const char *, int length);
void pango_layout_get_extents(PangoLayout *, PangoRectangle *ink, PangoRectangle *logical);
int pango_layout_get_baseline(PangoLayout *);
void pango_cairo_show_layout(cairo_t *, PangoLayout *);
void pango_layout_set_attributes(PangoLayout *, PangoAttrList *);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *, PangoAttribute *);
void pango_attr_list_unref(PangoAttrList *);
PangoAttribute *pango_attr_font_features_new(const char *);
void g_object_unref(void *);

/* The functions of Cairo that are used, without their `cairo_`. */
#define CAIRO_FUNCTIONS(X)                                                                       \
  X(arc) X(arc_negative) X(clip) X(clip_extents) X(close_path) X(create) X(curve_to) X(destroy)  \
  X(fill) X(fill_preserve) X(font_options_create) X(font_options_destroy)                        \
  X(font_options_set_antialias) X(font_options_set_hint_metrics)                                 \
  X(font_options_set_hint_style) X(get_current_point) X(image_surface_create)                    \
  X(image_surface_create_from_png) X(image_surface_get_data) X(image_surface_get_height)         \
  X(image_surface_get_stride) X(image_surface_get_width) X(line_to) X(mesh_pattern_begin_patch)  \
  X(mesh_pattern_end_patch) X(mesh_pattern_line_to) X(mesh_pattern_move_to)                      \
  X(mesh_pattern_set_corner_color_rgba) X(move_to) X(new_path) X(pattern_create_mesh)            \
  X(pattern_create_radial)                                                                       \
  X(new_sub_path) X(pattern_add_color_stop_rgba) X(pattern_create_linear) X(pattern_destroy)     \
  X(pdf_surface_create_for_stream) X(pdf_surface_restrict_to_version) X(pdf_surface_set_metadata) \
  X(pdf_surface_set_size) X(rectangle) X(restore) X(rotate) X(save) X(scale) X(set_dash)         \
  X(set_line_cap) X(set_line_join) X(set_line_width) X(set_source) X(set_source_rgba)            \
  X(show_page) X(status) X(status_to_string) X(stroke) X(surface_destroy) X(surface_finish)      \
  X(surface_status) X(surface_write_to_png_stream) X(tag_begin) X(tag_end) X(translate)

/* The functions of Pango that are used, without their `pango_`. */
#define PANGO_FUNCTIONS(X)                                                                       \
  X(attr_font_features_new) X(attr_list_insert) X(attr_list_new) X(attr_list_unref)              \
  X(cairo_context_set_font_options) X(cairo_font_map_new) X(cairo_font_map_set_resolution)       \
  X(cairo_show_layout) X(context_get_metrics) X(context_set_round_glyph_positions)               \
  X(font_description_free) X(font_description_new) X(font_description_set_absolute_size)         \
  X(font_description_set_family) X(font_description_set_weight) X(font_map_create_context)       \
  X(font_metrics_get_ascent) X(font_metrics_get_descent) X(font_metrics_unref)                   \
  X(layout_get_baseline) X(layout_get_extents) X(layout_new) X(layout_set_attributes)            \
  X(layout_set_font_description) X(layout_set_single_paragraph_mode) X(layout_set_text)

typedef struct {
#define X(name) __typeof__(&cairo_##name) _Nonnull name;
  CAIRO_FUNCTIONS(X)
#undef X
} Cairo;

typedef struct {
#define X(name) __typeof__(&pango_##name) _Nonnull name;
  PANGO_FUNCTIONS(X)
#undef X
  __typeof__(&g_object_unref) _Nonnull object_unref;
} Pango;

typedef struct {
  const Cairo *_Nonnull cairo;
  const Pango *_Nonnull pango;
} Graphics;

/* Opens the libraries, once in the life of a program, on whichever thread asks first; what it gives
   lives as long as the program. Null where they are not installed: then `missing` is the name of
   the library or function. */
const Graphics *_Nullable graphics_open(const char *_Nullable *_Nonnull missing);
#pragma clang diagnostic pop
