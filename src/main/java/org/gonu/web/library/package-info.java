/**
 * The games that can be chosen: what their sheets say about them, what was measured, a picture.
 *
 * <p>Reading order: {@link org.gonu.web.library.LibraryRoutes}, {@code Sheet}, {@code Statistics},
 * {@code PerftTable}, {@code Records}, {@code StrengthTable}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.library;

import org.jspecify.annotations.NullMarked;
