/**
 * The evaluator behind the tools for authors: derives the atoms that hold in one position, and
 * keeps for each the rule instance that derived it, which no fast engine does.
 *
 * <p>Comes in: validated rules, the facts of a state, a joint move. Goes out: the atoms that hold,
 * each with its {@link org.gonu.analysis.derivation.Witness}. Reading order: {@link
 * org.gonu.analysis.derivation.Program}, {@link org.gonu.analysis.derivation.Model}, {@link
 * org.gonu.analysis.derivation.Extension}, {@link org.gonu.analysis.derivation.Matching}, {@link
 * org.gonu.analysis.derivation.Bindings}. Everything but the program is confined to one thread.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.analysis.derivation;

import org.jspecify.annotations.NullMarked;
