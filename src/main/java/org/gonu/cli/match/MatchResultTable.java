package org.gonu.cli.match;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;

/** The results of several matches of one game with the same players. */
final class MatchResultTable {
  private final ImmutableList<Role> roles;
  private final ImmutableList<PlayerSpec> cast;
  private final MutableList<Entry> entries = Lists.mutable.empty();

  private record Entry(MatchRecord record, Path file, Attendance attendance) {
    int goal(Role role) {
      return record.goalValues().get(role.index()).orElseThrow();
    }

    /** Number of answers of a role that were replaced. */
    int failures(Role role) {
      return record.errors().count(row -> !row.get(role.index()).isEmpty());
    }
  }

  MatchResultTable(ImmutableList<Role> roles, ImmutableList<PlayerSpec> cast) {
    this.roles = roles;
    this.cast = cast;
  }

  void add(MatchRecord record, Path file, Attendance attendance) {
    entries.add(new Entry(record, file, attendance));
  }

  /** True if every player was reached in every match. */
  boolean areComplete() {
    return entries.allSatisfy(entry -> entry.attendance().isComplete());
  }

  /** The table, a row for each role. */
  String print() {
    TextTable table =
        new TextTable("role", "player", "matches", "mean", "best in", "worst in", "errors");
    for (Role role : roles) {
      double mean = entries.collectInt(entry -> entry.goal(role)).average();
      table.row(
          role,
          cast.get(role.index()).text(),
          entries.size(),
          String.format(Locale.ROOT, "%.1f", mean),
          entries.count(entry -> roles.allSatisfy(o -> entry.goal(o) <= entry.goal(role))),
          entries.count(entry -> roles.allSatisfy(o -> entry.goal(o) >= entry.goal(role))),
          entries.collectInt(entry -> entry.failures(role)).sum());
    }
    return table.print();
  }

  /** The results as JSON, an object for each match. */
  ArrayNode json() {
    ArrayNode matches = Json.array();
    for (Entry entry : entries) {
      ObjectNode match = matches.addObject();
      match.put("matchId", entry.record().header().matchId().orElseThrow());
      match.put("record", entry.file().toString());
      match.put("steps", entry.record().moves().size());
      ArrayNode seats = match.putArray("roles");
      for (Role role : roles) {
        seats
            .addObject()
            .put("role", role.name())
            .put("player", cast.get(role.index()).text())
            .put("goal", entry.goal(role))
            .put("errors", entry.failures(role))
            .put("unreachable", entry.attendance().absentees(roles).contains(role));
      }
    }
    return matches;
  }
}
