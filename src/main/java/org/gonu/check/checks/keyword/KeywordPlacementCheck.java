package org.gonu.check.checks.keyword;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/** Checks where keywords occur: some only in heads, others only in bodies; roles must be facts. */
public final class KeywordPlacementCheck implements Check {
  private static final ImmutableSet<Keyword> HEADS_ONLY =
      Sets.immutable.of(Keyword.INIT, Keyword.NEXT, Keyword.BASE, Keyword.INPUT);

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.rules()) {
      checkHead(rule, findings);
    }
    for (Keyword keyword : HEADS_ONLY) {
      checkUses(keyword, index, findings);
    }
  }

  private static void checkHead(Rule rule, Findings findings) {
    Atom head = rule.head();
    if (head.is(Keyword.TRUE) || head.is(Keyword.DOES)) {
      String word = head.relation().name();
      findings.fatal(
          findings
              .at(
                  DiagnosticCode.KEYWORD_IN_HEAD,
                  head.span(),
                  "'" + word + "' cannot be defined: it belongs in the bodies of rules")
              .withHelp(
                  head.is(Keyword.TRUE)
                      ? "use 'init' for the first state and 'next' for later ones" + headless(rule)
                      : "use 'legal' to say what a role may do" + headless(rule))
              .withReplacement(
                  findings
                      .text(head.span())
                      .replaceFirst("(?i)\\b" + word + "\\b", meant(head, rule))));
    }
    if (head.is(Keyword.ROLE) && !rule.isFact()) {
      findings.oddity(
          findings
              .at(
                  DiagnosticCode.ROLE_BY_RULE,
                  head.span(),
                  "roles should be facts: many programs do not see a role that a rule defines")
              .withHelp("write one fact (role NAME) for every role"));
    }
  }

  private static String meant(Atom head, Rule rule) {
    if (head.is(Keyword.DOES)) {
      return Keyword.LEGAL.word();
    }
    return rule.isFact() ? Keyword.INIT.word() : Keyword.NEXT.word();
  }

  /** A rule that begins with a condition may lack its head. */
  private static String headless(Rule rule) {
    return rule.isFact() ? "" : "; if the head of the rule is missing, write it before this";
  }

  private static void checkUses(Keyword keyword, RuleIndex index, Findings findings) {
    Predicate predicate = keyword.predicate();
    if (index.usesOf(predicate).isEmpty()) {
      return;
    }
    Use first = index.usesOf(predicate).getFirst();
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.KEYWORD_IN_BODY,
                first.atom().span(),
                "'"
                    + keyword.word()
                    + "' belongs in heads and cannot be a condition"
                    + Findings.andMore(index.usesOf(predicate).size() - 1, "use"))
            .withHelp(help(keyword));
    findings.breach(
        keyword == Keyword.INIT
            ? finding.withReplacement(
                "(true " + findings.text(first.atom().arguments().getFirst().span()) + ")")
            : finding);
  }

  private static String help(Keyword keyword) {
    return switch (keyword) {
      case NEXT -> "move the conditions of 'next' into a relation of your own and use it in both";
      case INIT -> "use 'true' for what holds in the present state";
      default -> "move what '" + keyword.word() + "' lists into a relation of your own";
    };
  }
}
