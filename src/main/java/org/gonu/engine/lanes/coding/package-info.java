/**
 * Mutex groups as numbers in binary: the contents of a cell of 28 kinds are six bits in place of 28
 * bases.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit} whose gates are to be rewritten. Goes out:
 * {@link org.gonu.engine.lanes.coding.BinaryNumber}s, netlists that read and write their bits, and
 * {@link org.gonu.engine.lanes.coding.BinaryStates} that translates states. Reading order: {@link
 * org.gonu.engine.lanes.coding.GroupNumbers} (which groups, by the cost of their gates), {@code
 * GroupKinds} (groups of the same form), {@code ArgumentCodes} (a number for each member), {@link
 * org.gonu.engine.lanes.coding.CodedNetlist} with {@code CodeTable} (conditions for sets of
 * members) and {@code SumOfProducts} (the next values of bits).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.coding;

import org.jspecify.annotations.NullMarked;
