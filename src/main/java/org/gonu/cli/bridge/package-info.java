/**
 * The command {@code bridge}: programs in other languages use games over standard streams.
 *
 * <p>Comes in: requests of {@link org.gonu.bridge.Bridge}. Goes out: answers. Reading order: {@link
 * org.gonu.cli.bridge.BridgeCommand}, {@code CommandContext}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.bridge;

import org.jspecify.annotations.NullMarked;
