/**
 * What playing a game through tells about its sheet.
 *
 * <p>Comes in: a game or a machine. Goes out: counts. So far: {@link org.gonu.analysis.Perft}.
 */
@NullMarked
package org.gonu.analysis;

import org.jspecify.annotations.NullMarked;
