/**
 * The command that checks players and referees against the protocol. It prints what the package
 * {@code conformance} finds; {@link org.gonu.cli.conformance.ConformanceCommand} comes first.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.conformance;

import org.jspecify.annotations.NullMarked;
