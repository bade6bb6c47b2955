/**
 * The syntax tree of a rule sheet as written: terms, atoms, literals, rules, keywords, printer.
 *
 * <p>Reading order: {@link org.gonu.gdl.Term}, {@link org.gonu.gdl.Literal}, {@link
 * org.gonu.gdl.Rule}, {@link org.gonu.gdl.RuleSheet}, {@link org.gonu.gdl.SheetHeader}, {@link
 * org.gonu.gdl.Keyword}, {@link org.gonu.gdl.Printer}. Trees are immutable; they know their
 * positions in the text, but positions do not count for equality. Source: Love et al., General Game
 * Playing: Game Description Language Specification, 2008.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl;

import org.jspecify.annotations.NullMarked;
