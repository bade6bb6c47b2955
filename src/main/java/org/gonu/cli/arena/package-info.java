/** The command {@code arena}: many matches between two sides, with a journal. */
@NullMarked
package org.gonu.cli.arena;

import org.jspecify.annotations.NullMarked;
