/**
 * What happens in a match, as events that are only ever added.
 *
 * <p>Everything that a server tells of a match follows from its events: the board, the clocks, the
 * record, every page. Reading order: {@link org.gonu.server.event.MatchEvent} (sequence number,
 * time and body), {@link org.gonu.server.event.EventBody} (one record for each kind), {@link
 * org.gonu.server.event.EventJson} (their form outside of the program), {@link
 * org.gonu.server.event.EventRecord} (the record of a match as a pure function of its events).
 *
 * <p>Invariants: the sequence numbers of a match start at 1 and have no gaps; the first event is
 * {@code created}; there is one {@code ended}, and nothing comes after it. All types are immutable.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.event;

import org.jspecify.annotations.NullMarked;
