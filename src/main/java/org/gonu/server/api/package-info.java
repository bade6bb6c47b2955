/**
 * The HTTP interface of a server: JSON for programs and pages, events as they happen.
 *
 * <p>Input: a {@link org.gonu.server.service.GameServer}. Reading order: {@link
 * org.gonu.server.api.ApiServer}, {@code RouteTable} (all routes in one table, from which handlers
 * are registered and the OpenAPI document is made), the handlers of players, sheets, matches and
 * tournaments, {@code Schemas}. What routes are made of is in {@code server.route}.
 *
 * <p>Reading is open to everybody who reaches the address; whatever changes something needs the
 * organiser's token. No request names a file.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.api;

import org.jspecify.annotations.NullMarked;
