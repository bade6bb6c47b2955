/**
 * What a server keeps, in one SQLite file: sheets, players, matches, their events, tournaments.
 *
 * <p>Reading order: {@link org.gonu.server.store.Store} (opens the file, holds the lock), {@link
 * org.gonu.server.store.Matches} and the other tables, {@code Writer} (one thread, group commit),
 * {@code Readers}, {@code Migrations}, {@link org.gonu.server.store.Backup}.
 *
 * <p>Every change returns a future that is done when the change is on the disk. Where the disk is
 * full, it is not done until there is space again; the order of changes stays. Invariants that must
 * hold whatever a program does (events without gaps, never changed, one end for each match) are
 * constraints and triggers of the database. All types may be used by several threads.
 *
 * <p>Source: <a href="https://www.sqlite.org/wal.html">Write-Ahead Logging</a>; a transaction in
 * WAL mode with {@code synchronous=FULL} survives a loss of power once it is committed.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.store;

import org.jspecify.annotations.NullMarked;
