/**
 * Fixes for findings: changes of a text that a program can apply.
 *
 * <p>Comes in: a finding and the {@link org.gonu.gdl.index.SheetIndex} of its sheet. Goes out: a
 * {@link org.gonu.gdl.fix.Fix} or several to choose from. Main type: {@link
 * org.gonu.gdl.fix.Fixes}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl.fix;

import org.jspecify.annotations.NullMarked;
