/**
 * Bounding of facts: rules that could make facts without end, such as a pile on which ever more
 * cards are put, are grounded with those facts alone that states have.
 *
 * <p>Comes in: {@link org.gonu.check.ValidatedRules}, and the facts of all states. Goes out: rules
 * of the same game with a bound. Reading order: {@link org.gonu.ground.bounding.BoundedFacts},
 * {@code GrowingTerms}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.ground.bounding;

import org.jspecify.annotations.NullMarked;
