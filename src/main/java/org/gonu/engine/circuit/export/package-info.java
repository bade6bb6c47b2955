/**
 * Circuits as files that other programs read: AIGER, and source text of C and of Python.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit}. Goes out: bytes. Only the general netlist
 * is written, which is valid in all states that matches reach. Recursive components are unrolled
 * where a format has no loops, see {@code FlatNetlist}. Reading order: {@link
 * org.gonu.engine.circuit.export.FlatNetlist}, {@link org.gonu.engine.circuit.export.AigerWriter},
 * {@link org.gonu.engine.circuit.export.CWriter}, {@link
 * org.gonu.engine.circuit.export.PythonWriter}.
 *
 * <p>Source of the format: A. Biere, The AIGER And-Inverter Graph Format, version 20071012.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.export;

import org.jspecify.annotations.NullMarked;
