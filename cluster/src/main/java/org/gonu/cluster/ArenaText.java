package org.gonu.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.arena.ArenaPlan;
import org.gonu.cli.arena.ArenaSheet;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.server.arena.ArenaSettings;
import org.gonu.server.arena.JournalLine;
import org.gonu.text.SourceText;

/**
 * The plan of an arena as it travels to executors, which make it anew from the rules.
 *
 * @param settings the first line of the journal
 * @param paths of the sheets, as written
 * @param rules the texts of the sheets
 * @param directory of the records
 */
record ArenaText(String settings, List<String> paths, List<String> rules, String directory)
    implements Serializable {

  /** The text of a plan. */
  static ArenaText of(ArenaPlan plan) {
    // Lists of the Java library, which Spark reads where classes of ours are not known.
    List<String> paths = new ArrayList<>();
    List<String> rules = new ArrayList<>();
    for (ArenaSheet sheet : plan.sheets()) {
      paths.add(sheet.path());
      rules.add(sheet.game().sheet().source().text());
    }
    return new ArenaText(
        JournalLine.of(plan.settings()),
        paths,
        rules,
        plan.directory().toAbsolutePath().toString());
  }

  /**
   * The plan.
   *
   * @param concurrency matches at once in this executor
   */
  ArenaPlan plan(int concurrency) {
    ArenaSettings known = JournalLine.settings(settings);
    CasePolicy cases = known.caseSensitive() ? CasePolicy.SENSITIVE : CasePolicy.INSENSITIVE;
    MutableList<ArenaSheet> sheets = Lists.mutable.empty();
    for (int i = 0; i < paths.size(); i++) {
      SourceText text = new SourceText(paths.get(i), rules.get(i));
      sheets.add(
          ArenaSheet.of(paths.get(i), Game.load(text, cases, Strictness.LENIENT).get()));
    }
    return new ArenaPlan(known, sheets.toImmutable(), Path.of(directory), concurrency);
  }
}
