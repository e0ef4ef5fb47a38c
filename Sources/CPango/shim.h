/* Pango's functions as they are used, on types of our own without their insides: Pango's headers
   bring GLib's, whose hundreds of macros the importer would have to read. */
#include <cairo.h>

typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLayout PangoLayout;
typedef struct { int x, y, width, height; } PangoRectangle;

enum { cpango_scale = 1024 };

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
void g_object_unref(void *);
