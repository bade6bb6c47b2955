/**
 * Rule sheets as boolean circuits: base propositions and moves go in, and legal moves, the next
 * state, the end and the goals come out.
 *
 * <p>Comes in: gates. Goes out: a {@link org.gonu.engine.circuit.Circuit}, which {@code
 * engine.lanes} compiles and {@link org.gonu.engine.circuit.CircuitMachine} runs state by state.
 * Reading order: {@link org.gonu.engine.circuit.Gates}, {@link
 * org.gonu.engine.circuit.StepNetlist}, {@link org.gonu.engine.circuit.Circuit}, {@link
 * org.gonu.engine.circuit.Evaluator}. The packages below: {@code build} makes circuits of ground
 * rules, {@code products} takes literals apart for proofs, {@code prover} proves mutex groups of
 * bases, {@code conservation} bounds their numbers, {@code analysis} derives properties of a
 * circuit that searches use, {@code ranking} proves that matches end, {@code rewriting} reduces the
 * number of gates, {@code file} keeps circuits, {@code export} writes them for other programs.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit;

import org.jspecify.annotations.NullMarked;
