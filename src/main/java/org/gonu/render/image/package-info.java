/**
 * Pictures as files: PNG, GIF, and strips of several pictures.
 *
 * <p>Comes in: SVG texts of {@link org.gonu.render.Pictures}. Goes out: bytes of a file. Reading
 * order: {@link org.gonu.render.image.Raster}, {@link org.gonu.render.image.Animation}, {@link
 * org.gonu.render.image.Strip}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.render.image;

import org.jspecify.annotations.NullMarked;
