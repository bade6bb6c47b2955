package org.gonu.board.view;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Strictness;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.SpellingDistance;

/**
 * Reads view files: rules in the language of sheets, whose heads are statements about a picture and
 * whose bodies are relations of the sheet. They are carried out together with the rules of the
 * sheet, each head under a name of its own, so that nothing of the sheet is changed and every
 * statement is known to come from its rule.
 */
public final class ViewReader {
  /** Starts the names of heads; no name of a sheet has a blank. */
  private static final String PREFIX = "view ";

  /** Most arguments of a statement. */
  private static final int MAX_ARGUMENTS = 9;

  /** Most statements that follow from one view file. */
  private static final int MAX_ROWS = 50_000;

  private final SourceText source;
  private final Game game;
  private final ViewFindings findings;

  private ViewReader(SourceText source, Game game) {
    this.source = source;
    this.game = game;
    this.findings = new ViewFindings(source);
  }

  /**
   * Reads a view file.
   *
   * @param game the game that it is for
   * @return a view unless there are errors
   */
  public static Outcome<View> read(SourceText source, Game game) {
    return new ViewReader(source, game).read();
  }

  private Outcome<View> read() {
    Outcome<RuleSheet> read = GdlReader.readSheet(source, game.spelling().policy());
    if (read.diagnostics().hasErrors()) {
      return Outcome.failed(read.diagnostics());
    }
    ImmutableList<Rule> rules =
        read.get().rules().collect(rule -> RuleRenaming.respelled(rule, game.spelling()));
    check(rules);
    if (findings.toDiagnostics().hasErrors()) {
      return Outcome.failed(findings.toDiagnostics());
    }
    Outcome<ImmutableList<ViewStatement>> statements = statements(rules);
    if (statements.value().isEmpty()) {
      return Outcome.failed(statements.diagnostics());
    }
    View view = new ViewBuilder(source, statements.get(), findings).build();
    Diagnostics all = findings.toDiagnostics();
    return all.hasErrors() ? Outcome.failed(all) : Outcome.of(view, all);
  }

  /** Names of relations that the view file defines for its own use. */
  private static ImmutableSet<String> helpers(ImmutableList<Rule> rules) {
    ImmutableSet<String> used =
        rules.flatCollect(Traversal::uses).collect(use -> use.target().name()).toImmutableSet();
    return rules
        .collect(rule -> rule.head().relation().name())
        .select(used::contains)
        .reject(name -> ViewWord.of(name).isPresent())
        .toImmutableSet();
  }

  private void check(ImmutableList<Rule> rules) {
    ImmutableSet<String> helpers = helpers(rules);
    ImmutableSet<String> ofSheet =
        game.sheet().rules().collect(rule -> rule.head().relation().name()).toImmutableSet();
    ImmutableSet<Predicate> changing = changing();
    for (Rule rule : rules) {
      checkHead(rule, helpers);
      for (Use use : Traversal.uses(rule)) {
        String name = use.target().name();
        if (changing.contains(use.target())) {
          findings.add(
              DiagnosticCode.VIEW_OF_A_STATE,
              rule,
              "this depends on '" + name + "', which is another in each state",
              "a view tells of all states at once; 'holds' says what is where");
        } else if (!ofSheet.contains(name) && !helpers.contains(name)) {
          findings.add(
              DiagnosticCode.VIEW_STATEMENT,
              rule,
              "the rule sheet has no relation '" + name + "'",
              SpellingDistance.nearest(name, ofSheet.toSortedList())
                  .map(nearest -> "did you mean '" + nearest + "'?")
                  .orElse("use relations of the rule sheet"));
        }
      }
    }
  }

  private void checkHead(Rule rule, ImmutableSet<String> helpers) {
    String name = rule.head().relation().name();
    var word = ViewWord.of(name);
    if (word.isEmpty() && !helpers.contains(name)) {
      findings.add(
          DiagnosticCode.VIEW_STATEMENT,
          rule,
          "a view cannot say '" + name + "'",
          SpellingDistance.nearest(name, ViewWord.WORDS)
              .map(nearest -> "did you mean '" + nearest + "'?")
              .orElse("statements begin with " + ViewWord.WORDS.makeString("'", "', '", "'")));
    }
    if (word.isPresent() && !word.get().takes(rule.head().arity())) {
      findings.add(
          DiagnosticCode.VIEW_STATEMENT,
          rule,
          "'" + name + "' with " + rule.head().arity() + " arguments",
          "write " + word.get().form());
    }
  }

  /** Relations of the sheet that depend on the state or on moves. */
  private ImmutableSet<Predicate> changing() {
    MutableSet<Predicate> changing =
        Sets.mutable.of(
            Keyword.TRUE.predicate(),
            Keyword.DOES.predicate(),
            Keyword.LEGAL.predicate(),
            Keyword.NEXT.predicate(),
            Keyword.GOAL.predicate(),
            Keyword.TERMINAL.predicate());
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Rule rule : game.sheet().rules()) {
        if (Traversal.uses(rule).anySatisfy(use -> changing.contains(use.target()))) {
          grows |= changing.add(rule.head().predicate());
        }
      }
    }
    return changing.toImmutable();
  }

  /** Carries the rules out together with those of the sheet. */
  private Outcome<ImmutableList<ViewStatement>> statements(ImmutableList<Rule> rules) {
    ImmutableSet<String> helpers = helpers(rules);
    MutableList<Rule> named = Lists.mutable.empty();
    rules.forEachWithIndex(
        (rule, i) -> {
          String name = rule.head().relation().name();
          String own = ViewWord.of(name).isPresent() ? PREFIX + i : PREFIX + name;
          named.add(RuleRenaming.renamed(rule, own, helpers, PREFIX));
        });
    RuleSheet both =
        new RuleSheet(
            source,
            Lists.immutable.empty(),
            game.sheet().rules().newWithAll(named),
            game.spelling(),
            true);
    Outcome<Game> joined = Game.of(both, Strictness.LENIENT);
    if (joined.value().isEmpty()) {
      MutableList<Diagnostic> errors =
          joined.diagnostics().all().select(Diagnostic::isError).toList();
      return Outcome.failed(Diagnostics.of(errors));
    }
    MutableMap<String, MutableList<ImmutableList<Term>>> rows = Maps.mutable.empty();
    for (Atom atom : joined.get().staticAtoms(MAX_ARGUMENTS)) {
      String name = atom.relation().name();
      if (name.startsWith(PREFIX) && rows.sumOfInt(MutableList::size) < MAX_ROWS) {
        rows.getIfAbsentPut(name, Lists.mutable::empty).add(atom.arguments());
      }
    }
    MutableList<ViewStatement> statements = Lists.mutable.empty();
    rules.forEachWithIndex(
        (rule, i) ->
            ViewWord.of(rule.head().relation().name())
                .ifPresent(
                    word ->
                        statements.add(
                            statement(word, rule, Optional.ofNullable(rows.get(PREFIX + i))))));
    return Outcome.of(statements.toImmutable(), Diagnostics.NONE);
  }

  /** A rule and what follows from it; a rule from which nothing follows is mentioned. */
  private ViewStatement statement(
      ViewWord word, Rule rule, Optional<MutableList<ImmutableList<Term>>> rows) {
    if (rows.isEmpty()) {
      findings.add(
          DiagnosticCode.VIEW_IDLE_RULE,
          rule,
          "nothing follows from this rule",
          "its conditions hold for nothing in the rule sheet");
    }
    return new ViewStatement(
        word, rule, rows.map(MutableList::toImmutable).orElseGet(Lists.immutable::empty));
  }
}
