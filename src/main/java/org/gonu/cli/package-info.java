/**
 * Commands, options and exit codes; the only package that touches the standard streams.
 *
 * <p>Reading order: {@link org.gonu.cli.Main}, then one class for each command.
 */
@NullMarked
package org.gonu.cli;

import org.jspecify.annotations.NullMarked;
