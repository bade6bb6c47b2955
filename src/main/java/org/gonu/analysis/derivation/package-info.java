/**
 * What follows from the rules in one position, and from which rule: the plain evaluator behind the
 * tools for authors. It keeps the instance of a rule that made each atom, which no fast engine
 * does.
 *
 * <p>Comes in: validated rules, the facts of a state, a joint move. Goes out: the atoms that hold,
 * each with its {@link org.gonu.analysis.derivation.Witness}. Reading order: {@link
 * org.gonu.analysis.derivation.Program}, {@link org.gonu.analysis.derivation.Model}, {@link
 * org.gonu.analysis.derivation.Extension}, {@link org.gonu.analysis.derivation.Matching}, {@link
 * org.gonu.analysis.derivation.Bindings}. Everything but the program is confined to one thread.
 */
@NullMarked
package org.gonu.analysis.derivation;

import org.jspecify.annotations.NullMarked;
