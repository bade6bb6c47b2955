/**
 * The commands {@code server}, a server of matches that stays, and {@code load}, which plays many
 * matches on one and tells what they cost.
 *
 * <p>Reading order: {@link org.gonu.cli.server.ServerCommand}, {@code ServerOptions}, {@link
 * org.gonu.cli.server.RunningServer}, {@link org.gonu.cli.server.Entrance} (the way in from
 * outside), {@link org.gonu.cli.server.OwnPlayers} (players of ours in the program of the server);
 * {@link org.gonu.cli.server.LoadCommand}, {@code LoadRun}, {@code LoadReport}. What the server
 * does is in {@code server.service}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.server;

import org.jspecify.annotations.NullMarked;
