/**
 * The page of the browser and all routes that it uses, put together.
 *
 * <p>Comes in: a {@link org.gonu.server.service.GameServer}. Goes out: groups of routes for {@link
 * org.gonu.server.api.ApiServer}. Reading order: {@link org.gonu.web.site.WebRoutes}, {@code
 * PageFiles}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.site;

import org.jspecify.annotations.NullMarked;
