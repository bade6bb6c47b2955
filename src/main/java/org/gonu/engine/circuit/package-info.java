/**
 * Rule sheets as boolean circuits: base propositions and moves go in, and legal moves, the next
 * state, the end and the goals come out. Stands between {@code ground}, which gives numbered rule
 * instances, and {@code engine.lanes}, which runs circuits.
 */
@NullMarked
package org.gonu.engine.circuit;

import org.jspecify.annotations.NullMarked;
