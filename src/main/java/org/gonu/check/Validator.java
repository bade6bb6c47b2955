package org.gonu.check;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.checks.Strictness;
import org.gonu.check.checks.evaluation.RecursionCheck;
import org.gonu.check.checks.evaluation.SafetyCheck;
import org.gonu.check.checks.evaluation.StratificationCheck;
import org.gonu.check.checks.fact.ForgottenFrameCheck;
import org.gonu.check.checks.fact.GroundFactCheck;
import org.gonu.check.checks.fact.UndeclaredDomainCheck;
import org.gonu.check.checks.fact.UnfoundedCheck;
import org.gonu.check.checks.fact.UnproducedFactCheck;
import org.gonu.check.checks.header.GameKindCheck;
import org.gonu.check.checks.header.GoalSumCheck;
import org.gonu.check.checks.header.HeaderCheck;
import org.gonu.check.checks.header.MoveTimingCheck;
import org.gonu.check.checks.keyword.ConnectiveCheck;
import org.gonu.check.checks.keyword.KeywordArityCheck;
import org.gonu.check.checks.keyword.KeywordAsFunctionCheck;
import org.gonu.check.checks.keyword.KeywordDependenceCheck;
import org.gonu.check.checks.keyword.KeywordPlacementCheck;
import org.gonu.check.checks.keyword.MisspelledKeywordCheck;
import org.gonu.check.checks.relation.ArithmeticCheck;
import org.gonu.check.checks.relation.CommaCheck;
import org.gonu.check.checks.relation.FunctionArityCheck;
import org.gonu.check.checks.relation.HiddenInformationCheck;
import org.gonu.check.checks.relation.LoneNameCheck;
import org.gonu.check.checks.relation.MissingRelationCheck;
import org.gonu.check.checks.relation.RelationArityCheck;
import org.gonu.check.checks.relation.UndefinedRelationCheck;
import org.gonu.check.checks.relation.UnseenSignCheck;
import org.gonu.check.checks.relation.UnusedRelationCheck;
import org.gonu.check.checks.role.ConflictingGoalsCheck;
import org.gonu.check.checks.role.GoalValueCheck;
import org.gonu.check.checks.role.IdleRoleCheck;
import org.gonu.check.checks.role.RoleInBaseCheck;
import org.gonu.check.checks.role.RoleNameCheck;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.UnsafeVariables;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.RuleSheet;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;

/** Checks a rule sheet against the static restrictions of the language, and its header. */
public final class Validator {
  private static final ImmutableList<Check> CHECKS =
      Lists.immutable.of(
          new MissingRelationCheck(),
          new MisspelledKeywordCheck(),
          new UndefinedRelationCheck(),
          new UnusedRelationCheck(),
          new UnproducedFactCheck(),
          new UnfoundedCheck(),
          new UndeclaredDomainCheck(),
          new ForgottenFrameCheck(),
          new IdleRoleCheck(),
          new CommaCheck(),
          new UnseenSignCheck(),
          new LoneNameCheck(),
          new ConnectiveCheck(),
          new KeywordArityCheck(),
          new KeywordPlacementCheck(),
          new KeywordAsFunctionCheck(),
          new KeywordDependenceCheck(),
          new RelationArityCheck(),
          new FunctionArityCheck(),
          new RoleNameCheck(),
          new RoleInBaseCheck(),
          new HiddenInformationCheck(),
          new GoalValueCheck(),
          new ConflictingGoalsCheck(),
          new ArithmeticCheck(),
          new GroundFactCheck(),
          new SafetyCheck(),
          new StratificationCheck(),
          new RecursionCheck(),
          new HeaderCheck(),
          new GameKindCheck(),
          new GoalSumCheck(),
          new MoveTimingCheck());

  private Validator() {}

  /** Runs all checks. The outcome has a value exactly if there is no error. */
  public static Outcome<ValidatedRules> validate(RuleSheet sheet, Strictness strictness) {
    RuleIndex index = new RuleIndex(sheet);
    Findings findings = new Findings(sheet.source(), strictness);
    CHECKS
        .reject(check -> check.needsCompleteSheet() && !sheet.complete())
        .each(check -> check.run(index, findings));
    Diagnostics diagnostics = findings.toDiagnostics();
    return diagnostics.hasErrors()
        ? Outcome.failed(diagnostics)
        : Outcome.of(rules(sheet, index), diagnostics);
  }

  /**
   * The rules that an engine can run. If a rule of {@code base} or {@code input} is unsafe, and
   * play needs none, all of this keyword are left out: a part of a declaration would mislead.
   */
  private static ValidatedRules rules(RuleSheet sheet, RuleIndex index) {
    ImmutableSet<Predicate> unsafe =
        index
            .rules()
            .select(rule -> index.isIdleDeclaration(rule) && UnsafeVariables.in(rule).notEmpty())
            .collect(rule -> rule.head().predicate())
            .toImmutableSet();
    if (unsafe.isEmpty()) {
      return new ValidatedRules(sheet, index.rules(), index.strata());
    }
    RuleIndex others =
        new RuleIndex(
            sheet, index.rules().reject(rule -> unsafe.contains(rule.head().predicate())));
    return new ValidatedRules(sheet, others.rules(), others.strata());
  }
}
