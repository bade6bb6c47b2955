/**
 * What playing a game through tells about its sheet.
 *
 * <p>Comes in: a game or a machine. Goes out: counts. Main types: {@link org.gonu.analysis.Perft},
 * {@link org.gonu.analysis.RandomPlayouts} and what it gives, {@link
 * org.gonu.analysis.PlayoutStatistics}.
 */
@NullMarked
package org.gonu.analysis;

import org.jspecify.annotations.NullMarked;
