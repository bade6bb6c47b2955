/**
 * Compiles ground programs to circuits.
 *
 * <p>Comes in: a {@link org.gonu.ground.GroundProgram}. Goes out: a {@link
 * org.gonu.engine.circuit.Circuit}. Reading order: {@link
 * org.gonu.engine.circuit.build.CircuitMaker}, {@code NetlistBuilder}, {@code Simplifier}, {@code
 * Factoring}, {@code AtomMerging}, {@code DeadGateElimination}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.build;

import org.jspecify.annotations.NullMarked;
