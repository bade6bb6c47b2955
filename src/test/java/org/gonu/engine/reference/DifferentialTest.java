package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.datalog.TermTable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.TermOrder;
import org.gonu.text.Outcome;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

/** Compares the evaluator with one that is obviously right, on rules made at random. */
final class DifferentialTest {
  private static final int SHEETS = 60;

  private static final ImmutableList<Term> CONSTANTS =
      Lists.immutable.of("a", "b").collect(Constant::of);

  private static final ImmutableList<Term> TERMS =
      CONSTANTS.newWithAll(
          CONSTANTS.collect(
              term -> new Compound(Constant.of("f"), Lists.immutable.of(term), Span.NONE)));

  @Test
  void relations_randomRules_areThoseOfNaiveEvaluation() {
    long accepted = 0;
    long rows = 0;
    for (long seed = 0; seed < SHEETS; seed++) {
      MutableList<String> parts = parts(seed);
      String sheet = parts.makeString("\n");
      Outcome<ValidatedRules> rules =
          Validator.validate(Relations.sheet(sheet), Strictness.LENIENT);
      // The restriction of recursion turns away a few rule sets that have an end.
      if (rules.value().isPresent()) {
        accepted++;
        rows += compare(parts, rules.get(), "sheet of seed " + seed + ":\n" + sheet);
      }
    }

    assertTrue(accepted > SHEETS / 2, "sheets accepted: " + accepted);
    assertTrue(rows > 10 * accepted, "rows that follow from them: " + rows);
  }

  /** Facts, and the layers of rules. */
  private static MutableList<String> parts(long seed) {
    RandomRules random = new RandomRules(seed);
    MutableList<String> parts = Lists.mutable.of(Relations.FRAME + random.facts());
    for (int layer = 0; layer < RandomRules.LAYERS; layer++) {
      parts.add(random.layer(layer));
    }
    return parts;
  }

  private static long compare(MutableList<String> parts, ValidatedRules rules, String message) {
    String sheet = parts.makeString("\n");
    SetIterable<Atom> expected =
        new NaiveEvaluator(TERMS).evaluate(parts.collect(part -> rulesOf(sheet, part)));
    TermTable terms = new TermTable(new TermOrder(rules.rules()));
    Database database = new Database(rules.strata(), terms, ReferenceLimits.ROWS_LOOKED_AT);
    for (Predicate predicate : rules.rules().collect(rule -> rule.head().predicate()).distinct()) {
      assertEquals(
          expected
              .select(atom -> atom.predicate().equals(predicate))
              .collect(Atom::toString)
              .toSortedList()
              .makeString(" "),
          Relations.rows(database, terms, predicate),
          () -> "'" + predicate.name() + "' of the " + message);
    }
    return expected.size();
  }

  /** The rules of one part of a sheet. */
  private static ImmutableList<Rule> rulesOf(String sheet, String part) {
    int start = sheet.indexOf(part);
    return Relations.sheet(sheet)
        .rules()
        .select(rule -> rule.span().start() >= start && rule.span().end() <= start + part.length());
  }
}
