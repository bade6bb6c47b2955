/**
 * The command that checks players and referees against the protocol. It prints what the package
 * {@code conformance} finds; {@link org.gonu.cli.conformance.ConformanceCommand} comes first.
 */
@NullMarked
package org.gonu.cli.conformance;

import org.jspecify.annotations.NullMarked;
