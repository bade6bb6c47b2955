/**
 * GGP messages (info, preview, start, play, stop, abort) and their KIF encoding.
 *
 * <p>Comes in: the text of a message or reply. Goes out: a {@link org.gonu.protocol.Message}, or
 * the other way round. Reading order: {@link org.gonu.protocol.Message}, {@link
 * org.gonu.protocol.Update}, {@link org.gonu.protocol.MessageReader}, {@link
 * org.gonu.protocol.MessageWriter}, {@link org.gonu.protocol.InfoReply}, {@link
 * org.gonu.protocol.AsciiNames}.
 *
 * <p>The reader takes every dialect that hosts are known to speak; the writer writes what ggp-base
 * writes, in ASCII. Sources: the messages of ggp-base, of the Dresden server with its GDL-II form,
 * and of Stanford's notes.
 */
@NullMarked
package org.gonu.protocol;

import org.jspecify.annotations.NullMarked;
