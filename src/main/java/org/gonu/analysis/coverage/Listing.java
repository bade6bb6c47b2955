package org.gonu.analysis.coverage;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.text.SourceText;

/** The lines of a sheet with their coverage. */
public final class Listing {
  private final Coverage coverage;
  private final SourceText source;

  /** By line, the literals that start in it. */
  private final ListMultimap<Integer, LiteralCoverage> literalsIn;

  /**
   * A line.
   *
   * @param number from 1
   * @param rule the rule with a body that starts in this line; empty if there is none
   * @param fired whether the rule of this line fired; empty if the line belongs to no rule
   * @param remarks remarks about literals that start in this line
   */
  public record Line(
      int number,
      String text,
      Optional<RuleCoverage> rule,
      Optional<Boolean> fired,
      ImmutableList<String> remarks) {
    /** True if it belongs to a rule that never fired, or has remarks. */
    public boolean isTelling() {
      return remarks.notEmpty() || (fired.isPresent() && !fired.get());
    }
  }

  private Listing(Coverage coverage) {
    this.coverage = coverage;
    this.source = coverage.sheet().source();
    this.literalsIn =
        coverage.literals().groupBy(literal -> lineOf(literal.literal().span().start()));
  }

  /** All lines of the sheet. */
  public static ImmutableList<Line> of(Coverage coverage) {
    return new Listing(coverage).lines();
  }

  private ImmutableList<Line> lines() {
    MutableListMultimap<Integer, RuleCoverage> starts = Multimaps.mutable.list.empty();
    MutableListMultimap<Integer, RuleCoverage> covers = Multimaps.mutable.list.empty();
    MutableListMultimap<Integer, String> remarks = Multimaps.mutable.list.empty();
    for (RuleCoverage rule : coverage.rules()) {
      int first = lineOf(rule.rule().span().start());
      starts.put(first, rule);
      for (int line = first; line <= lineOf(rule.rule().span().end()); line++) {
        covers.put(line, rule);
      }
      if (rule.fired()) {
        rule.literals().each(literal -> remark(literal, remarks));
      } else {
        rule.literals()
            .detectOptional(literal -> !literal.wasTrue())
            .ifPresent(literal -> remark(literal, remarks));
      }
    }
    MutableList<Line> lines = Lists.mutable.empty();
    for (int number = 1; number <= source.lineCount(); number++) {
      lines.add(
          new Line(
              number,
              source.line(number),
              starts.get(number).getFirstOptional(),
              covers.get(number).getFirstOptional().map(RuleCoverage::fired),
              remarks.get(number).toImmutable()));
    }
    return lines.toImmutable();
  }

  private void remark(LiteralCoverage literal, MutableListMultimap<Integer, String> remarks) {
    if (!literal.isCovered()) {
      int line = lineOf(literal.literal().span().start());
      boolean alone = literalsIn.get(line).size() == 1;
      remarks.put(line, (alone ? "" : literal.literal() + " ") + literal.remark());
    }
  }

  private int lineOf(int offset) {
    return source.position(offset).line();
  }
}
