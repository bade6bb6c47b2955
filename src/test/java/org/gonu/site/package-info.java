/**
 * The tables and plots of the site, made from recorded data.
 *
 * <p>Comes in: JSON under {@code src/site/data}. Goes out: tables in the pages and drawings under
 * {@code src/site/images}. Reading order: {@link org.gonu.site.SiteDataTest}, {@code Matches},
 * {@code Speeds}, {@code Drawing}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.site;

import org.jspecify.annotations.NullMarked;
