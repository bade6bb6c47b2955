/**
 * Makes the same of fewer gates: conjunctions share what they have in common, and small parts of a
 * circuit are replaced by the smallest that compute the same. Stands between {@code
 * engine.circuit}, which knows what gates mean, and {@code engine.lanes}, which pays for each of
 * them in every step.
 */
@NullMarked
package org.gonu.engine.circuit.rewriting;

import org.jspecify.annotations.NullMarked;
