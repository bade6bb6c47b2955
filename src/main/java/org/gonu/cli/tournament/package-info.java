/** The command {@code tournament}: checks specifications, plays them, tells standings. */
@NullMarked
package org.gonu.cli.tournament;

import org.jspecify.annotations.NullMarked;
