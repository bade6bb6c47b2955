/**
 * Grounding: computes the atoms that can ever hold and the rule instances over them.
 *
 * <p>Comes in: {@link org.gonu.check.ValidatedRules}. Goes out: a {@link
 * org.gonu.ground.GroundProgram}, from which {@code engine.circuit} makes gates. Reading order:
 * {@link org.gonu.ground.Grounder}, {@code Relaxation}, {@code Decomposer} ({@code
 * AlternativeJoin}, unfolding, {@code RuleDecomposition}, {@code InstanceEstimate}), {@code
 * RuleSplitter}, {@code RelaxedModel}.
 *
 * <p>The atoms are found by the delete relaxation of planning (Helmert, Concise finite-domain
 * representations for PDDL planning tasks, 2009): a fact that holds once holds for ever, and
 * negations of what depends on the state or on moves count as true.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.ground;

import org.jspecify.annotations.NullMarked;
