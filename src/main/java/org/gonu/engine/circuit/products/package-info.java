/**
 * Takes literals of a netlist apart into products of bases and moves, one of which holds where the
 * literal does, and lists the joint moves.
 *
 * <p>Comes in: a netlist and mutex groups. Goes out: products, for provers. Reading order: {@link
 * org.gonu.engine.circuit.products.LiteralProducts}, {@link
 * org.gonu.engine.circuit.products.Exclusions} (which literals never hold together), {@link
 * org.gonu.engine.circuit.products.JointMoves}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.products;

import org.jspecify.annotations.NullMarked;
