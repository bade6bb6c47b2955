package org.gonu.game;

import org.eclipse.collections.api.factory.Lists;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.Span;

/** Tells the author of a rule sheet where its rules broke down in play. */
public final class ContractReport {
  private ContractReport() {}

  /** The fault at its first rule, with the other rules as notes and the state as help. */
  public static Diagnostics of(BrokenContractException fault, RuleSheet sheet) {
    Span place = fault.rules().isEmpty() ? Span.NONE : fault.rules().getFirst().span();
    String message = String.valueOf(fault.getMessage());
    Diagnostic finding = Diagnostic.of(fault.code(), sheet.source(), place, message);
    for (Rule other : fault.rules().drop(1)) {
      finding = finding.withNote(other.span(), "and this rule");
    }
    if (fault.facts().notEmpty()) {
      finding = finding.withHelp("it happens in the state " + fault.facts().makeString(" "));
    }
    return Diagnostics.of(Lists.immutable.of(finding).castToList());
  }
}
