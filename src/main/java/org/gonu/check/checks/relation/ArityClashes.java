package org.gonu.check.checks.relation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.checks.Findings;
import org.gonu.text.Counted;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/**
 * Collects the arities of each name. The most frequent arity counts as the intended one, and every
 * other arity is reported once.
 */
final class ArityClashes {
  private final String kind;
  private final DiagnosticCode code;
  private final MutableMap<String, MutableList<Arity>> aritiesOf = Maps.mutable.empty();

  /** One number of arguments of a name. */
  private static final class Arity {
    private final int arity;
    private final Span first;
    private int uses = 1;

    Arity(int arity, Span first) {
      this.arity = arity;
      this.first = first;
    }
  }

  /**
   * A collector without names.
   *
   * @param kind what the names stand for: {@code relation} or {@code function}
   */
  ArityClashes(String kind, DiagnosticCode code) {
    this.kind = kind;
    this.code = code;
  }

  void add(String name, int arity, Span span) {
    MutableList<Arity> arities = aritiesOf.getIfAbsentPut(name, Lists.mutable::empty);
    Arity known = arities.detect(each -> each.arity == arity);
    if (known == null) {
      arities.add(new Arity(arity, span));
    } else {
      known.uses++;
    }
  }

  void report(Findings findings) {
    aritiesOf.forEachKeyValue(
        (name, arities) -> {
          Arity usual = arities.maxBy(each -> each.uses);
          arities.reject(each -> each == usual).each(odd -> report(name, odd, usual, findings));
        });
  }

  private void report(String name, Arity odd, Arity usual, Findings findings) {
    findings.breach(
        findings
            .at(
                code,
                odd.first,
                "the "
                    + kind
                    + " '"
                    + name
                    + "' has "
                    + Counted.of(odd.arity, "argument")
                    + " here"
                    + Findings.andMore(odd.uses - 1, "use")
                    + " but "
                    + usual.arity
                    + " elsewhere")
            .withNote(
                usual.first,
                "with "
                    + Counted.of(usual.arity, "argument")
                    + " here"
                    + Findings.andMore(usual.uses - 1, "use"))
            .withHelp(
                "give '" + name + "' the same number of arguments everywhere, or use two names"));
  }
}
