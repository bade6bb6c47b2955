/**
 * The running server: it schedules and referees many matches at once, takes up those that a stop or
 * a crash has interrupted, and keeps every event before it is told to anyone.
 *
 * <p>Above it are the ways in: the HTTP API, the command line. Below are {@link
 * org.gonu.server.Referee}, which knows nothing of the store, and {@link
 * org.gonu.server.store.Store}. Reading order: {@link org.gonu.server.service.GameServer} (the
 * facade), {@link org.gonu.server.service.MatchRequest}, {@link
 * org.gonu.server.service.PlayerSource} (how players of a kind are reached), {@code
 * MatchScheduler}, {@code MatchRun} (one match from the queue to its end), {@code MatchLog} (the
 * events of a match); {@link org.gonu.server.service.TournamentDirector} (tournaments go on),
 * {@code TournamentResults}.
 *
 * <p>Threads: one for each match at once, and those of its seats. All public types may be used by
 * several threads.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.service;

import org.jspecify.annotations.NullMarked;
