package org.gonu.engine.reference;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.datalog.Relation;
import org.gonu.datalog.TermTable;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.TermOrder;
import org.gonu.text.SourceText;

/** Relations of a sheet, computed without a game around them. */
final class Relations {
  /** What makes some rules a game. */
  static final String FRAME =
      """
      (role r) (init i) (legal r m) (next i) (goal r 100) (<= terminal (true over))
      """;

  private Relations() {}

  /** The rules of a sheet, which need not be a whole game. */
  static ValidatedRules rules(String sheet) {
    return Validator.validate(sheet(sheet), Strictness.LENIENT).get();
  }

  /** The rules of a sheet as written. */
  static RuleSheet sheet(String text) {
    return GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE).get();
  }

  /** The rows of a relation as text, in alphabetical order, such as {@code (p a) (p b)}. */
  static String of(String relation, int arity, String sheet) {
    ValidatedRules rules = rules(sheet);
    TermTable terms = new TermTable(new TermOrder(rules.rules()));
    return rows(
        new Database(rules.strata(), terms, ReferenceLimits.ROWS_LOOKED_AT),
        terms,
        new Predicate(relation, arity));
  }

  /** The rows of a relation of a database. */
  static String rows(Database database, TermTable terms, Predicate predicate) {
    Relation relation = database.query(predicate);
    MutableList<String> rows = Lists.mutable.empty();
    for (int row = 0; row < relation.size(); row++) {
      MutableList<String> cells = Lists.mutable.of(predicate.name());
      for (int column = 0; column < predicate.arity(); column++) {
        cells.add(terms.term(relation.get(row, column)).toString());
      }
      rows.add(predicate.arity() == 0 ? predicate.name() : cells.makeString("(", " ", ")"));
    }
    ImmutableList<String> once = SortedSets.mutable.withAll(rows).toImmutableList();
    if (once.size() < rows.size()) {
      throw new AssertionError("rows are there more than once: " + rows);
    }
    return once.makeString(" ");
  }
}
