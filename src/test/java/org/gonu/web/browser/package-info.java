/**
 * Tests of the page of {@code src/main/web}: its types by the TypeScript compiler, what it does in
 * a real browser on a real server. Without a browser or Node on the machine they are skipped.
 *
 * <p>Reading order: {@link org.gonu.web.browser.InChromium} opens one browser for all tests, {@link
 * org.gonu.web.browser.Screen} is a page in it that fails with each message on its console.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.browser;

import org.jspecify.annotations.NullMarked;
