/** The command {@code analyze}, which searches one position and prints the result. */
@NullMarked
package org.gonu.cli.analyze;

import org.jspecify.annotations.NullMarked;
