/**
 * Interprets lane code: one loop for each opcode, by vectors or by plain loops.
 *
 * <p>Comes in: code as {@code int[]} and slots as {@code long[]}. Goes out: the slots, changed.
 * Reading order: {@link org.gonu.engine.lanes.kernel.Opcode} (the instruction set), {@link
 * org.gonu.engine.lanes.kernel.Interpreter} (the loop over runs of one opcode), {@link
 * org.gonu.engine.lanes.kernel.Interpreters} (which one is the fastest here), {@code PlainKernels}
 * and {@code VectorKernels}. Only classes named {@code Vector...} use {@code jdk.incubator.vector}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.kernel;

import org.jspecify.annotations.NullMarked;
