/**
 * Commands that play and replay matches: {@code match}, {@code player}, {@code replay}; and the
 * specifications of players.
 */
@NullMarked
package org.gonu.cli.match;

import org.jspecify.annotations.NullMarked;
