/**
 * A person at the terminal: lines that are typed, the moves that they name, and why they name none.
 *
 * <p>Comes in: lines of a terminal or of a stream. Goes out: legal moves, and answers to questions
 * about the position. Reading order: {@link org.gonu.cli.person.TypedLines}, {@link
 * org.gonu.cli.person.TypedMoves}, {@link org.gonu.cli.person.MoveDialogue}, {@link
 * org.gonu.cli.person.HumanDesk}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.person;

import org.jspecify.annotations.NullMarked;
