/**
 * Splitting of facts: a fact with many arguments, of which a state has at most one, becomes a fact
 * for each argument.
 *
 * <p>Comes in: {@link org.gonu.check.ValidatedRules}. Goes out: rules of the same game with other
 * facts, {@link org.gonu.ground.splitting.FactSplitting.Result}. Reading order: {@link
 * org.gonu.ground.splitting.FactSplitting}, {@code SingleFact} (the proof), {@code SplitRules} (the
 * rewriting).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.ground.splitting;

import org.jspecify.annotations.NullMarked;
