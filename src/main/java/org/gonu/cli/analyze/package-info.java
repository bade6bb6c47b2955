/** The command analyze: searches one position and tells what it finds. */
@NullMarked
package org.gonu.cli.analyze;

import org.jspecify.annotations.NullMarked;
