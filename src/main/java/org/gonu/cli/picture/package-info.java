/**
 * The command that draws positions and matches.
 *
 * <p>Reading order: {@link org.gonu.cli.picture.RenderCommand}, {@code RecordedPositions} (the
 * positions that are drawn), {@code PictureFile} (the forms of files).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.picture;

import org.jspecify.annotations.NullMarked;
