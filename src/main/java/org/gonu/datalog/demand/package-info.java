/**
 * Rewrites rules so that large relations are computed only where somebody asks for them.
 *
 * <p>Comes in: the rules of a game. Goes out: rules with the same meaning, in which a relation that
 * would be large has a condition more, that its known arguments are asked for, and rules that tell
 * what is asked for (Beeri and Ramakrishnan, On the power of magic, 1991; Tekle and Liu, More
 * efficient Datalog queries: subsumptive tabling beats magic sets, 2011). The reference engine and
 * the grounder carry them out. Reading order: {@link org.gonu.datalog.demand.Demand}, {@code
 * BindingPatterns}, {@code InformationPassing}, {@code DemandDependence}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.datalog.demand;

import org.jspecify.annotations.NullMarked;
