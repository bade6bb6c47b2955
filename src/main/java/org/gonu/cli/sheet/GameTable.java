package org.gonu.cli.sheet;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.gdl.SheetHeader;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.DiagnosticsJson;

/**
 * A table of rule sheets with two lines each: figures, and below them a description of the game.
 */
final class GameTable {
  /** Shown in an empty cell. */
  private static final String NOTHING = "-";

  private final int asked;
  private final MutableList<GameSurvey.Entry> entries = Lists.mutable.empty();

  /**
   * A table of no sheets.
   *
   * @param asked number of playouts of each game, of which a game may have had fewer
   */
  GameTable(int asked) {
    this.asked = asked;
  }

  void add(GameSurvey.Entry entry) {
    entries.add(entry);
  }

  /** True if one of the sheets has errors. */
  boolean hasErrors() {
    return entries.anySatisfy(entry -> entry.findings().hasErrors());
  }

  /** A title line and two lines for each sheet. */
  String print() {
    TextTable table = new TextTable("file", "title", "roles", "kind", "length", "branching");
    for (GameSurvey.Entry entry : entries) {
      table.row(
          entry.file(),
          entry.header().map(SheetHeader::title).orElse(NOTHING),
          entry.roles().isEmpty() ? NOTHING : entry.roles().makeString(" "),
          entry.header().map(header -> header.kind().toString()).orElse(NOTHING),
          entry.statistics().map(this::length).orElse(NOTHING),
          entry
              .statistics()
              .map(statistics -> String.format(Locale.ROOT, "%,.1f", statistics.meanBranching()))
              .orElse(NOTHING));
    }
    StringBuilder out = new StringBuilder();
    Lists.immutable
        .fromStream(table.print().lines())
        .forEachWithIndex(
            (line, i) -> {
              out.append(line).append('\n');
              if (i > 0) {
                out.append("    ").append(about(entries.get(i - 1))).append('\n');
              }
            });
    return out.toString();
  }

  /** One line about a game: its summary, or the first of its errors. */
  private static String about(GameSurvey.Entry entry) {
    return entry
        .findings()
        .all()
        .detectOptional(Diagnostic::isError)
        .map(
            error ->
                DiagnosticPrinter.place(error.source(), error.span())
                    + ": error: "
                    + error.message()
                    + " ["
                    + error.code().label()
                    + "]")
        .or(() -> entry.header().map(SheetHeader::summary))
        .orElse("no header");
  }

  /** An object for each sheet. */
  ArrayNode json() {
    ArrayNode games = Json.array();
    for (GameSurvey.Entry entry : entries) {
      ObjectNode game = games.addObject().put("file", entry.file());
      entry
          .header()
          .ifPresent(
              header ->
                  game.put("title", header.title())
                      .put("summary", header.summary())
                      .put("kind", header.kind().toString())
                      .put("source", header.source()));
      ArrayNode roles = game.putArray("roles");
      entry.roles().each(role -> roles.add(role.name()));
      entry
          .statistics()
          .ifPresent(
              statistics ->
                  game.put("playouts", statistics.playouts())
                      .put("jointMoves", statistics.jointMoves())
                      .put("meanLength", statistics.meanLength())
                      .put("shortest", statistics.shortest())
                      .put("longest", statistics.longest())
                      .put("meanBranching", statistics.meanBranching()));
      game.set("findings", DiagnosticsJson.of(entry.findings()));
    }
    return games;
  }

  /** The short matches are the first to end, so the mean of few is too low: they are counted. */
  private String length(PlayoutStatistics statistics) {
    if (statistics.playouts() == 0) {
      return "over " + statistics.jointMoves();
    }
    String mean = String.format(Locale.ROOT, "%,.1f", statistics.meanLength());
    return statistics.playouts() < asked ? mean + " (of " + statistics.playouts() + ")" : mean;
  }
}
