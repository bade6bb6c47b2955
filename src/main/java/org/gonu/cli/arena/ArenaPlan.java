package org.gonu.cli.arena;

import java.nio.file.Path;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.arena.ArenaSettings;

/**
 * What has to be known to play any match of an arena.
 *
 * @param settings those of the journal, with the sides and the seed
 * @param sheets the rule sheets, in the order of the settings
 * @param directory of the records
 * @param concurrency matches at once in one program
 */
public record ArenaPlan(
    ArenaSettings settings, ImmutableList<ArenaSheet> sheets, Path directory, int concurrency) {
  /** Most seats that a side has in one match at the same time. */
  int seatsAtOnce() {
    return sheets.collectInt(sheet -> sheet.seating().maxSeatsOfASide()).max();
  }
}
