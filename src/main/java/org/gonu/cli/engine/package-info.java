/** Commands that show the engine: {@code info}, {@code bench}, {@code perft}, {@code show}. */
@NullMarked
package org.gonu.cli.engine;

import org.jspecify.annotations.NullMarked;
