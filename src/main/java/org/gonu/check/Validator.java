package org.gonu.check;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.ArithmeticCheck;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.ConflictingGoalsCheck;
import org.gonu.check.checks.ConnectiveCheck;
import org.gonu.check.checks.Findings;
import org.gonu.check.checks.ForgottenFrameCheck;
import org.gonu.check.checks.FunctionArityCheck;
import org.gonu.check.checks.GameKindCheck;
import org.gonu.check.checks.GoalSumCheck;
import org.gonu.check.checks.GoalValueCheck;
import org.gonu.check.checks.GroundFactCheck;
import org.gonu.check.checks.HeaderCheck;
import org.gonu.check.checks.HiddenInformationCheck;
import org.gonu.check.checks.IdleRoleCheck;
import org.gonu.check.checks.KeywordArityCheck;
import org.gonu.check.checks.KeywordAsFunctionCheck;
import org.gonu.check.checks.KeywordDependenceCheck;
import org.gonu.check.checks.KeywordPlacementCheck;
import org.gonu.check.checks.MissingRelationCheck;
import org.gonu.check.checks.MisspelledKeywordCheck;
import org.gonu.check.checks.MoveTimingCheck;
import org.gonu.check.checks.RecursionCheck;
import org.gonu.check.checks.RelationArityCheck;
import org.gonu.check.checks.RoleNameCheck;
import org.gonu.check.checks.SafetyCheck;
import org.gonu.check.checks.StratificationCheck;
import org.gonu.check.checks.Strictness;
import org.gonu.check.checks.UndeclaredDomainCheck;
import org.gonu.check.checks.UndefinedRelationCheck;
import org.gonu.check.checks.UnproducedFactCheck;
import org.gonu.check.checks.UnusedRelationCheck;
import org.gonu.check.graph.RuleIndex;
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
          new UndeclaredDomainCheck(),
          new ForgottenFrameCheck(),
          new IdleRoleCheck(),
          new ConnectiveCheck(),
          new KeywordArityCheck(),
          new KeywordPlacementCheck(),
          new KeywordAsFunctionCheck(),
          new KeywordDependenceCheck(),
          new RelationArityCheck(),
          new FunctionArityCheck(),
          new RoleNameCheck(),
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
        : Outcome.of(new ValidatedRules(sheet, index.rules(), index.strata()), diagnostics);
  }
}
