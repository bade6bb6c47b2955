package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Finds relations, and facts of a name, of which none can be the first: every rule that makes one
 * needs another one of them. Names alone are looked at, and what is negated counts as given.
 */
public final class Foundation {
  /** Limit on the rules looked at to find out which of many names is the one that is lacking. */
  private static final int VISITS = 200_000;

  private final ImmutableList<Rule> rules;
  private final MutableList<Made> reported = Lists.mutable.empty();

  /** Facts, moves or a relation of one name. */
  public record Made(Kind kind, Predicate symbol) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Made made && kind == made.kind && symbol.equals(made.symbol);
    }

    @Override
    public int hashCode() {
      return 31 * symbol.hashCode() + kind.name().hashCode();
    }
  }

  /** What rules make. */
  public enum Kind {
    /** What {@code init} and {@code next} make and {@code true} asks for. */
    FACT,
    /** What {@code legal} makes and {@code does} asks for. */
    MOVE,
    /** All others. */
    RELATION
  }

  /** Looks at the rules of a sheet. */
  public Foundation(RuleIndex index) {
    this.rules = making(index);
    report();
  }

  /** The rules by which a name may get its first fact, of names that have none from the start. */
  private static ImmutableList<Rule> making(RuleIndex index) {
    MutableSet<Made> known = Sets.mutable.empty();
    for (Predicate head : index.heads()) {
      ImmutableList<Rule> facts = index.rulesOf(head).select(Rule::isFact);
      if (kind(head) == Kind.RELATION) {
        facts = facts.take(1);
      }
      facts.each(fact -> known.add(ofHead(fact)));
    }
    ImmutableList<Rule> making =
        index.rules().reject(rule -> known.contains(ofHead(rule)) || keepsAll(rule));
    // A rule whose head is a variable may make anything of its kind.
    ImmutableSet<Kind> open =
        making
            .select(rule -> asksForAny(rule.head()))
            .collect(rule -> kind(rule.head().predicate()))
            .toImmutableSet();
    return making.reject(rule -> open.contains(kind(rule.head().predicate())));
  }

  /** Reports the name whose first fact would make most of the others possible, then the next. */
  private void report() {
    MutableSet<Made> lacking = lacking(Lists.immutable.empty());
    int trials = 1 + VISITS / (1 + rules.size());
    while (lacking.notEmpty() && trials > 0) {
      Made first = null;
      int fewest = Integer.MAX_VALUE;
      for (Made made : candidates(lacking)) {
        int left = --trials < 0 ? Integer.MAX_VALUE : lacking(reported.toList().with(made)).size();
        if (left < fewest) {
          first = made;
          fewest = left;
        }
      }
      if (first == null) {
        return;
      }
      reported.add(first);
      lacking = lacking(reported);
    }
  }

  /** The names of which none is made; others may be lacking for them, and are not listed. */
  public ImmutableList<Made> unfounded() {
    return reported.toImmutable();
  }

  /** True if an atom makes what has this name, or asks for it. */
  public static boolean isOf(Atom atom, Made made) {
    return of(atom).equals(made);
  }

  private ImmutableList<Made> candidates(MutableSet<Made> lacking) {
    return rules
        .collect(Foundation::ofHead)
        .distinct()
        .select(lacking::contains)
        .select(made -> made.kind() != Kind.MOVE && Keyword.of(made.symbol().name()).isEmpty());
  }

  /** What no rule makes although some would, if nothing but the given is there at first. */
  private MutableSet<Made> lacking(Iterable<Made> given) {
    MutableSet<Made> missing = rules.collect(Foundation::ofHead).toSet();
    given.forEach(missing::remove);
    MutableMap<Made, MutableList<Rule>> waiting = Maps.mutable.empty();
    MutableList<Rule> open = rules.toList();
    while (open.notEmpty()) {
      Rule rule = open.remove(open.size() - 1);
      Made made = ofHead(rule);
      if (missing.contains(made)) {
        MutableSet<Made> lacks = Sets.mutable.empty();
        if (rule.body().allSatisfy(literal -> isGiven(literal, missing, lacks))) {
          missing.remove(made);
          open.addAllIterable(waiting.getIfAbsentValue(made, Lists.mutable.empty()));
        } else {
          lacks.each(each -> waiting.getIfAbsentPut(each, Lists.mutable::empty).add(rule));
        }
      }
    }
    return missing;
  }

  /** True if nothing that is missing is needed; else adds what is needed of it. */
  private static boolean isGiven(
      Literal literal, MutableSet<Made> missing, MutableSet<Made> lacks) {
    if (literal instanceof Atom atom) {
      boolean given = asksForAny(atom) || !missing.contains(of(atom));
      if (!given) {
        lacks.add(of(atom));
      }
      return given;
    }
    if (literal instanceof Or or) {
      return or.operands().anySatisfy(operand -> isGiven(operand, missing, lacks));
    }
    return !(literal instanceof And and)
        || and.operands().allSatisfy(operand -> isGiven(operand, missing, lacks));
  }

  /** True for a rule such as {@code (<= (next ?f) (true ?f) ...)}, which makes nothing new. */
  private static boolean keepsAll(Rule rule) {
    return rule.head().is(Keyword.NEXT)
        && asksForAny(rule.head())
        && rule.body()
            .anySatisfy(
                literal ->
                    literal instanceof Atom atom
                        && atom.is(Keyword.TRUE)
                        && atom.arguments().equals(rule.head().arguments()));
  }

  /** True if the fact or move of an atom is a variable. */
  private static boolean asksForAny(Atom atom) {
    return kind(atom.predicate()) != Kind.RELATION
        && atom.arguments().getLast() instanceof Variable;
  }

  private static Made ofHead(Rule rule) {
    return of(rule.head());
  }

  private static Made of(Atom atom) {
    Kind kind = kind(atom.predicate());
    if (kind == Kind.RELATION || asksForAny(atom)) {
      return new Made(kind, atom.predicate());
    }
    Term last = atom.arguments().getLast();
    return new Made(kind, MatchIndex.symbol(last));
  }

  private static Kind kind(Predicate predicate) {
    if (predicate.is(Keyword.INIT) || predicate.is(Keyword.NEXT) || predicate.is(Keyword.TRUE)) {
      return Kind.FACT;
    }
    return predicate.is(Keyword.LEGAL) || predicate.is(Keyword.DOES) ? Kind.MOVE : Kind.RELATION;
  }
}
