/**
 * An index of a rule sheet: every name at every place, dependences between relations, and domains
 * of arguments. Editors and pages are built on it.
 *
 * <p>Comes in: a {@link org.gonu.gdl.read.ParsedSheet}, in which statements may have errors. Goes
 * out: answers about places. Reading order: {@link org.gonu.gdl.index.SheetIndex} (the entrance),
 * {@link org.gonu.gdl.index.Name}, {@link org.gonu.gdl.index.Occurrence}, {@link
 * org.gonu.gdl.index.Dependencies}, {@link org.gonu.gdl.index.SlotDomains}, {@link
 * org.gonu.gdl.index.Cursor} (what is being typed where).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl.index;

import org.jspecify.annotations.NullMarked;
