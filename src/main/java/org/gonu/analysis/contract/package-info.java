/**
 * Proves on the circuit of a game what the language promises of its matches, or finds a match that
 * breaks it.
 *
 * <p>Comes in: a circuit. Goes out: a {@link org.gonu.analysis.contract.ContractVerdict} for each
 * {@link org.gonu.analysis.contract.Contract}. Nothing is called broken before a {@link
 * org.gonu.analysis.contract.ContractWitness} has carried the match out by the rules. Reading
 * order: {@link org.gonu.analysis.contract.ContractProver}, {@code Promise}, {@code Unrolling},
 * {@code StepInduction}, {@code MatchSearch}, {@code StateEnumeration}, {@code CounterBound},
 * {@code GrowthBound}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.analysis.contract;

import org.jspecify.annotations.NullMarked;
