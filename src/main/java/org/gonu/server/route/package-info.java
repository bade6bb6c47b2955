/**
 * What an HTTP interface is made of: routes that describe themselves, and the reading of requests.
 *
 * <p>Reading order: {@link org.gonu.server.route.Route}, {@link org.gonu.server.route.RouteGroup},
 * {@link org.gonu.server.route.RequestBody}, {@link org.gonu.server.route.Answers}, {@link
 * org.gonu.server.route.JsonSchema}, {@link org.gonu.server.route.OpenApi} (the document made of
 * the routes), {@link org.gonu.server.route.EventStreams} (followers of what happens), {@link
 * org.gonu.server.route.SameOrigin} (which pages of browsers may ask for changes).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.route;

import org.jspecify.annotations.NullMarked;
