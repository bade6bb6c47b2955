package org.gonu.engine.reference;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * Writes small stratified rule sets, safe by construction: every variable of a rule stands in a
 * positive literal of its own body or, in a disjunct, of that disjunct. Layer {@code i} defines the
 * relations {@code pi} and {@code qi} of two arguments, recursively, out of facts and of earlier
 * layers, and negates earlier ones only.
 */
final class RandomRules {
  static final int LAYERS = 3;

  private static final ImmutableList<String> CONSTANTS = Lists.immutable.of("a", "b");
  private static final ImmutableList<String> VARIABLES = Lists.immutable.of("?x", "?y", "?z");

  private final SplittableRandom random;

  RandomRules(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Facts of {@code e} (two arguments, some compound) and {@code u} (one). */
  String facts() {
    MutableList<String> facts = Lists.mutable.of("(e a b)", "(u a)");
    for (int i = random.nextInt(2, 6); i > 0; i--) {
      facts.add("(e " + groundTerm() + " " + groundTerm() + ")");
      facts.add("(u " + groundTerm() + ")");
    }
    return facts.distinct().makeString(" ");
  }

  /** The rules of a layer, counted from 0. */
  String layer(int layer) {
    MutableList<String> rules = Lists.mutable.empty();
    for (String relation : Lists.immutable.of("p" + layer, "q" + layer)) {
      for (int i = random.nextInt(1, 4); i > 0; i--) {
        rules.add(rule(relation, layer));
      }
    }
    return rules.makeString("\n");
  }

  private String rule(String relation, int layer) {
    MutableList<String> body = Lists.mutable.empty();
    // What every rule begins with binds all that its head and its other literals look at.
    ImmutableList<String> own = random.nextInt(4) == 0 ? VARIABLES : VARIABLES.take(2);
    own.each(variable -> body.add(binding(variable, own, layer)));
    for (int i = random.nextInt(3); i > 0; i--) {
      body.add(condition(own, layer));
    }
    shuffle(body);
    return "(<= ("
        + relation
        + " "
        + any(own)
        + " "
        + headTerm(own)
        + ") "
        + body.makeString(" ")
        + ")";
  }

  private String binding(String variable, ImmutableList<String> own, int layer) {
    return switch (random.nextInt(5)) {
      case 0 -> "(u " + variable + ")";
      case 1 -> "(e " + variable + " " + any(own) + ")";
      case 2 -> "(e " + any(own) + " " + variable + ")";
      case 3 -> "(" + relationUpTo(layer) + " " + variable + " " + term(own) + ")";
      default ->
          "(or (u "
              + variable
              + ") (and (e ?w "
              + variable
              + ") (not (u ?w))) ("
              + relationUpTo(layer)
              + " "
              + variable
              + " ?v))";
    };
  }

  private String condition(ImmutableList<String> own, int layer) {
    String two = any(own) + " " + term(own);
    return switch (random.nextInt(6)) {
      case 0 -> "(distinct " + two + ")";
      case 1 -> "(not (distinct " + two + "))";
      case 2 -> "(not (" + relationBelow(layer) + " " + two + "))";
      case 3 -> "(or (distinct " + two + ") (" + relationUpTo(layer) + " " + two + "))";
      case 4 -> "(not (or (distinct " + two + ") (" + relationBelow(layer) + " " + two + ")))";
      default -> "(e (f " + any(own) + ") ?local)";
    };
  }

  private String relationUpTo(int layer) {
    return random.nextBoolean() ? relationBelow(layer) : pOrQ() + layer;
  }

  private String relationBelow(int layer) {
    return layer == 0 ? "e" : pOrQ() + random.nextInt(layer);
  }

  private String pOrQ() {
    return random.nextBoolean() ? "p" : "q";
  }

  private String groundTerm() {
    String constant = any(CONSTANTS);
    return random.nextInt(4) == 0 ? "(f " + constant + ")" : constant;
  }

  private String term(ImmutableList<String> own) {
    return switch (random.nextInt(6)) {
      case 0 -> groundTerm();
      case 1 -> "(f " + any(own) + ")";
      default -> any(own);
    };
  }

  /** A recursive head must not build terms, or there would be no end. */
  private String headTerm(ImmutableList<String> own) {
    return random.nextInt(4) == 0 ? groundTerm() : any(own);
  }

  private String any(ImmutableList<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private void shuffle(MutableList<String> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      list.set(i, list.set(other, list.get(i)));
    }
  }
}
