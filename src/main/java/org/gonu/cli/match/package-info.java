/** Commands that play and replay matches: match, player, replay; and how users name players. */
@NullMarked
package org.gonu.cli.match;

import org.jspecify.annotations.NullMarked;
