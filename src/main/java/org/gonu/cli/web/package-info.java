/**
 * The command that opens the page of the browser.
 *
 * <p>Reading order: {@link org.gonu.cli.web.WebCommand}, {@code Browser}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.web;

import org.jspecify.annotations.NullMarked;
