/**
 * Steps of the build that are programs of their own.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.build;

import org.jspecify.annotations.NullMarked;
