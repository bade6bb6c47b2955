/**
 * Logic optimization: reduces the number of gates by shared subsets, by shared pairs, by DAG-aware
 * rewriting, and by implications between inputs. It serves {@code engine.lanes}, where every step
 * pays for every gate.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.rewriting;

import org.jspecify.annotations.NullMarked;
