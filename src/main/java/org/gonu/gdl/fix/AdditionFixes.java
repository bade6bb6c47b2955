package org.gonu.gdl.fix;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Statement;
import org.gonu.text.Span;

/** Fixes that add rules to a sheet. */
final class AdditionFixes {
  /** Names for relations that take over what a keyword lists. */
  private static final Map<Keyword, String> OWN_NAMES =
      Map.of(Keyword.NEXT, "following", Keyword.BASE, "possible", Keyword.INPUT, "action");

  /** What stands before a fact in {@code true}, or before a move in {@code does}. */
  private static final Pattern ASKING =
      Pattern.compile("(?i)\\(\\s*(true|does\\s+(?<role>[^\\s()]+))\\s*$");

  private static final Pattern VARIABLE = Pattern.compile("\\?[^\\s()]+");

  private final SheetIndex index;
  private final Removals removals;

  AdditionFixes(SheetIndex index, Removals removals) {
    this.index = index;
    this.removals = removals;
  }

  /**
   * Gives a role a move, or a goal: the one that it lacks.
   *
   * @param role the name of the role in the fact that makes it one
   * @param others where other roles have what it lacks
   */
  ImmutableList<Fix> idleRole(Span role, Span others) {
    String name = index.source().text(role);
    boolean lacksGoal =
        index
            .statementAt(others.start())
            .flatMap(Statement::relation)
            .filter(relation -> relation.is(Keyword.GOAL))
            .isPresent();
    String rule =
        lacksGoal ? "(<= (goal " + name + " 100)\n    terminal)" : "(legal " + name + " noop)";
    return last(lacksGoal ? Keyword.GOAL : Keyword.LEGAL)
        .map(statement -> Lists.immutable.of(append(rule, statement)))
        .orElseGet(Lists.immutable::empty);
  }

  /**
   * Makes a fact initially, or allows a move. What variables stand for, the author has to fill in.
   *
   * @param asked the fact in {@code true}, or the move in {@code does}
   */
  ImmutableList<Fix> produced(Span asked) {
    int from = index.statementAt(asked.start()).map(each -> each.span().start()).orElse(0);
    Span before = new Span(Math.min(from, asked.start()), asked.start());
    Matcher asking = ASKING.matcher(removals.withoutComments(before));
    if (!asking.find()) {
      return Lists.immutable.empty();
    }
    String term = removals.withoutComments(asked).replaceAll("\\s+", " ");
    String role = asking.group("role");
    return role == null
        ? added(Keyword.INIT, "(init " + term + ")", variables(term), "")
        : added(Keyword.LEGAL, "(legal " + role + " " + term + ")", variables(term), role);
  }

  private ImmutableList<Fix> added(
      Keyword keyword, String head, ImmutableList<String> variables, String role) {
    MutableList<String> conditions = Lists.mutable.empty();
    if (role.startsWith("?")) {
      conditions.add("(role " + role + ")");
    }
    variables
        .reject(role::equals)
        .each(variable -> conditions.add("(" + BindingFixes.RELATION + " " + variable + ")"));
    String rule =
        conditions.isEmpty()
            ? head
            : "(<= " + head + conditions.makeString("\n    ", "\n    ", ")");
    return last(keyword)
        .map(statement -> Lists.immutable.of(append(rule, statement)))
        .orElseGet(Lists.immutable::empty);
  }

  private static ImmutableList<String> variables(String term) {
    return Lists.immutable.fromStream(
        VARIABLE.matcher(term).results().map(MatchResult::group).distinct());
  }

  private static Fix append(String rule, Statement statement) {
    int end = statement.span().end();
    String title = "add " + rule.replaceAll("\\s+", " ");
    return Fix.of(title, new Span(end, end), "\n" + rule);
  }

  /** The last rule of a keyword. */
  private Optional<Statement> last(Keyword keyword) {
    return index
        .statements()
        .toReversed()
        .detectOptional(each -> each.relation().filter(it -> it.is(keyword)).isPresent());
  }

  /**
   * Moves all that a keyword lists into a relation of the sheet, of which the keyword says the
   * same.
   *
   * @param use a condition that asks for the keyword
   */
  ImmutableList<Fix> ownRelation(Span use) {
    Optional<Name.Relation> asked =
        index
            .at(use.start() + 1)
            .map(Occurrence::name)
            .filter(Name.Relation.class::isInstance)
            .map(Name.Relation.class::cast);
    Optional<Keyword> keyword = asked.flatMap(Name.Relation::keyword);
    if (keyword.isEmpty() || !OWN_NAMES.containsKey(keyword.get())) {
      return Lists.immutable.empty();
    }
    String own = unused(OWN_NAMES.get(keyword.get()));
    String arguments = keyword.get() == Keyword.INPUT ? " ?role ?move" : " ?fact";
    String rule =
        String.format(
            Locale.ROOT,
            "\n(<= (%s%s)\n    (%s%s))",
            keyword.get().word(),
            arguments,
            own,
            arguments);
    MutableList<Fix.Edit> edits = Lists.mutable.empty();
    index.of(asked.get()).each(place -> edits.add(new Fix.Edit(place.span(), own)));
    last(keyword.get())
        .or(() -> index.statements().getLastOptional())
        .ifPresent(
            statement -> {
              int end = statement.span().end();
              edits.add(new Fix.Edit(new Span(end, end), rule));
            });
    String title = "move what '" + keyword.get().word() + "' lists to a relation '" + own + "'";
    return Lists.immutable.of(new Fix(title, edits.toImmutable()));
  }

  /** A name that the sheet does not have. */
  private String unused(String name) {
    ImmutableList<String> taken = index.names().collect(Name::text);
    String free = name;
    for (int i = 2; isIn(taken, free); i++) {
      free = name + i;
    }
    return free;
  }

  private boolean isIn(ImmutableList<String> taken, String name) {
    return taken.anySatisfy(each -> index.spelling().isSame(each, name));
  }
}
