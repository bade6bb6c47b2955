/**
 * Rules that are right where a state has at most one fact of a kind, such as one place of a king.
 * They have far fewer instances than the rules of the sheet. Whether the assumption is right is
 * proved on the circuit that is made of them, by induction: it holds at first, and where it holds,
 * they are the rules of the sheet, so that it suffices if their steps keep it.
 *
 * <p>Comes in: {@link org.gonu.check.ValidatedRules}. Goes out: {@link
 * org.gonu.ground.assumption.MutexAssumption.Result}, other rules and what they assume. Reading
 * order: {@link org.gonu.ground.assumption.MutexAssumption}, {@code NegatedUse}, {@code
 * ConditionsApart}, {@link org.gonu.ground.assumption.AssumedFact}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.ground.assumption;

import org.jspecify.annotations.NullMarked;
