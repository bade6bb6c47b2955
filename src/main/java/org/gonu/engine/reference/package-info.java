/**
 * The plain evaluator of validated rules: slow, obvious, the oracle.
 *
 * <p>Comes in: {@link org.gonu.check.ValidatedRules}. Goes out: a {@link
 * org.gonu.machine.StateMachine}. It computes what follows from the rules bottom-up, stratum by
 * stratum, semi-naively (Ullman, Principles of Database and Knowledge-Base Systems, 1989, chapter
 * 3).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.reference;

import org.jspecify.annotations.NullMarked;
