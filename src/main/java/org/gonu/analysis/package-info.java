/**
 * Measurements and analyses that play a game: perft, random playouts, benchmarks, and in the
 * packages below coverage, derivations, explanations and simulation.
 *
 * <p>Comes in: a game or a machine. Goes out: counts. Main types: {@link org.gonu.analysis.Perft},
 * {@link org.gonu.analysis.RandomPlayouts} with {@link org.gonu.analysis.PlayoutStatistics}, {@link
 * org.gonu.analysis.LaneBenchmark}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.analysis;

import org.jspecify.annotations.NullMarked;
