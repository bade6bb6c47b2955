/**
 * Reads specifications of tournaments from YAML.
 *
 * <p>Input: a text, and somebody who knows the rule sheets that it names. Output: a {@link
 * org.gonu.server.tournament.TournamentSpec} with all defaults filled in, or findings with their
 * places. Reading order: {@link org.gonu.server.tournament.spec.SpecReader}, {@code Fields} (a
 * mapping of the text), {@code YamlText} (the library's nodes and where they stand). Size, depth
 * and numbers are bounded; anchors and aliases are refused, since a few of them can stand for
 * billions of nodes.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament.spec;

import org.jspecify.annotations.NullMarked;
