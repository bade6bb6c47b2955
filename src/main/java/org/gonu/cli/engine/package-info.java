/** Commands that show the engine at work: info, bench, perft, show. */
@NullMarked
package org.gonu.cli.engine;

import org.jspecify.annotations.NullMarked;
