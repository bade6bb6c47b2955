package org.gonu.gdl.fix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/** Finds the fixes for findings. */
public final class Fixes {
  private final SheetIndex index;
  private final Removals removals;
  private final DisjunctionFixes disjunctions;
  private final ParenthesisFixes parentheses;
  private final BindingFixes bindings;
  private final UnproducedFixes unproduced;
  private final AdditionFixes additions;
  private final EditFitter fitter;

  /** Fixes for a sheet. */
  public Fixes(SheetIndex index) {
    this.index = index;
    this.removals = new Removals(index);
    this.disjunctions = new DisjunctionFixes(index, removals);
    this.parentheses = new ParenthesisFixes(index);
    this.bindings = new BindingFixes(index);
    this.additions = new AdditionFixes(index, removals);
    this.unproduced = new UnproducedFixes(index, removals, additions);
    this.fitter = new EditFitter(index.source());
  }

  /** The fixes for a finding, the most likely first; empty if only the author can know. */
  public ImmutableList<Fix> of(Diagnostic finding) {
    ImmutableList<Fix> replacing = Lists.immutable.withAll(replacement(finding).stream().toList());
    return replacing.newWithAll(special(finding)).collect(fitter::fit);
  }

  private ImmutableList<Fix> special(Diagnostic finding) {
    return switch (finding.code()) {
      case UNCLOSED_PARENTHESIS -> parentheses.unclosed(finding.span());
      case UNOPENED_PARENTHESIS ->
          Lists.immutable.of(Fix.of("remove this ')'", finding.span(), ""));
      case NAMELESS_VARIABLE -> bindings.nameless(finding.span());
      case EMPTY_LIST ->
          Lists.immutable.of(Fix.of("remove the empty list", removals.stretch(finding.span()), ""));
      case EMPTY_DISJUNCTION -> disjunctions.empty(finding.span());
      case UNSAFE_VARIABLE -> bindings.unsafe(finding.span());
      case UNUSED_RELATION -> removals.relationAt(finding.span());
      case UNDEFINED_RELATION -> removals.conditionAt(finding.span());
      case UNPRODUCED_FACT, UNPRODUCED_MOVE -> unproduced.of(finding);
      case CONFLICTING_GOALS ->
          finding.isError() ? removals.statementAt(finding.span()) : Lists.immutable.empty();
      case GOAL_VALUE -> goalValues(finding);
      case IDLE_ROLE -> additions.idleRole(finding.span(), finding.notes().getFirst().span());
      case KEYWORD_IN_BODY -> additions.ownRelation(finding.span());
      case MISSING_HEADER_FIELD -> HeaderFix.of(finding);
      default -> Lists.immutable.empty();
    };
  }

  /** The usual values where a goal is told by a word. */
  private static ImmutableList<Fix> goalValues(Diagnostic finding) {
    return finding.replacement().isPresent()
        ? Lists.immutable.empty()
        : Lists.immutable
            .of("100", "50", "0")
            .collect(value -> Fix.of("change to '" + value + "'", finding.span(), value));
  }

  /** Puts {@code true} around a fact wherever a condition lacks it. */
  private Fix askedByTrue(Span place, String text) {
    ImmutableList<Span> places =
        index
            .at(text.startsWith("(true (") ? place.start() + 1 : place.start())
            .map(each -> index.of(each.name()).collect(Occurrence::whole))
            .orElseGet(() -> Lists.immutable.of(place));
    String more = places.size() == 1 ? "" : " (" + places.size() + " places)";
    return new Fix(
        "change to '" + text + "'" + more,
        places.collect(span -> new Fix.Edit(span, "(true " + index.source().text(span) + ")")));
  }

  /** A fix that puts in the suggested name at all places of the same mistake. */
  private Optional<Fix> replacement(Diagnostic finding) {
    if (finding.replacement().isEmpty()) {
      return Optional.empty();
    }
    String text = finding.replacement().get();
    if (finding.code() == DiagnosticCode.FORGOTTEN_FRAME) {
      return Optional.of(Fix.of("add a rule that keeps these facts", finding.span(), text));
    }
    if (finding.code() == DiagnosticCode.UNPRODUCED_FACT && text.startsWith("(init ")) {
      String init = text.substring(0, text.indexOf('\n'));
      return Optional.of(Fix.of("add '" + init + "'", finding.span(), text));
    }
    if (finding.code() == DiagnosticCode.UNDEFINED_RELATION
        && text.equals("(true " + index.source().text(finding.span()) + ")")) {
      return Optional.of(askedByTrue(finding.span(), text));
    }
    if (text.isEmpty()) {
      return Optional.of(Fix.of("remove it", finding.span(), ""));
    }
    ImmutableList<Span> places = places(finding);
    String more = places.size() == 1 ? "" : " (" + places.size() + " places)";
    return Optional.of(
        new Fix("change to '" + text + "'" + more, places.collect(p -> new Fix.Edit(p, text))));
  }

  private ImmutableList<Span> places(Diagnostic finding) {
    Optional<Occurrence> named =
        index.at(finding.span().start()).filter(each -> each.span().equals(finding.span()));
    if (named.isEmpty()) {
      return Lists.immutable.of(finding.span());
    }
    Name name = named.get().name();
    return switch (finding.code()) {
      case INCONSISTENT_CASE -> {
        String odd = index.source().text(finding.span());
        yield spans(name).select(span -> index.source().text(span).equals(odd));
      }
      case UNDEFINED_RELATION, MISSPELLED_KEYWORD, UNKNOWN_ROLE -> spans(name);
      default -> Lists.immutable.of(finding.span());
    };
  }

  private ImmutableList<Span> spans(Name name) {
    return index.of(name).collect(Occurrence::span);
  }

  /** A fix that removes the statement around a place if it repeats an earlier one. */
  public Optional<Fix> repetition(int offset) {
    return removals.repetitionAt(offset).map(fitter::fit);
  }
}
