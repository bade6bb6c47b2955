/**
 * GGP messages (info, preview, start, play, stop, abort) and their KIF encoding.
 *
 * <p>Reads texts of messages and replies to {@link org.gonu.protocol.Message} and writes them.
 * Reading order: {@link org.gonu.protocol.Message}, {@link org.gonu.protocol.Update}, {@link
 * org.gonu.protocol.MessageReader}, {@link org.gonu.protocol.MessageWriter}, {@link
 * org.gonu.protocol.InfoReply}, {@link org.gonu.protocol.AsciiNames}.
 *
 * <p>The reader accepts every dialect that hosts are known to use; the writer writes that of
 * ggp-base, in ASCII. Sources: the messages of ggp-base, of the Dresden server with its GDL-II
 * form, and of Stanford's notes.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.protocol;

import org.jspecify.annotations.NullMarked;
