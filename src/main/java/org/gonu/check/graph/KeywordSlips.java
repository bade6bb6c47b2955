package org.gonu.check.graph;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.text.SpellingDistance;

/**
 * Finds relations that are probably misspelled keywords: heads that nothing uses and conditions
 * that nothing defines, with a name similar to a keyword. Real relations may have such names too
 * ({@code rule}, {@code text}), but those are defined and used.
 */
public final class KeywordSlips {
  private static final ImmutableList<String> BODY_WORDS =
      Lists.immutable.of(
          "true", "does", "role", "legal", "goal", "terminal", "not", "or", "distinct");

  /** Words of other languages for those of bodies. */
  private static final ImmutableMap<String, String> SYNONYMS_IN_BODIES =
      Maps.mutable
          .<String, String>empty()
          .withKeyValue("!=", "distinct")
          .withKeyValue("/=", "distinct")
          .withKeyValue("<>", "distinct")
          .withKeyValue("\\=", "distinct")
          .withKeyValue("\u2260", "distinct")
          .withKeyValue("neq", "distinct")
          .withKeyValue("different", "distinct")
          .withKeyValue("!", "not")
          .withKeyValue("~", "not")
          .withKeyValue("\u00AC", "not")
          .withKeyValue("\\+", "not")
          .toImmutable();

  /** What authors call a keyword that they do not know. */
  private static final ImmutableMap<Keyword, ImmutableSet<String>> SYNONYMS_IN_HEADS =
      Maps.mutable
          .<Keyword, ImmutableSet<String>>empty()
          .withKeyValue(Keyword.ROLE, Sets.immutable.of("player", "players", "roles"))
          .withKeyValue(Keyword.INIT, Sets.immutable.of("initial", "initially", "start"))
          .withKeyValue(Keyword.NEXT, Sets.immutable.of("then", "becomes", "after"))
          .withKeyValue(Keyword.LEGAL, Sets.immutable.of("move", "moves", "may", "can", "allowed"))
          .withKeyValue(
              Keyword.GOAL, Sets.immutable.of("score", "payoff", "reward", "utility", "points"))
          .withKeyValue(
              Keyword.TERMINAL, Sets.immutable.of("end", "over", "gameover", "game-over", "done"))
          .toImmutable();

  /** Keywords of at least this length may have two errors, shorter ones only one. */
  private static final int LONG_WORD = 7;

  private final MutableMap<Predicate, String> intended = Maps.mutable.empty();

  KeywordSlips(RuleIndex index) {
    for (Predicate head : index.heads()) {
      if (Keyword.of(head.name()).isEmpty()) {
        intendedHead(head, index).ifPresent(word -> intended.put(head, word));
      }
    }
    for (Predicate used : index.used()) {
      if (Keyword.of(used.name()).isEmpty() && !index.definesName(used.name())) {
        Optional<String> word =
            Optional.ofNullable(SYNONYMS_IN_BODIES.get(used.name()))
                .or(() -> BODY_WORDS.detectOptional(each -> isNear(used.name(), each)));
        word.ifPresent(each -> intended.put(used, each));
      }
    }
  }

  /** The relations that are probably keywords. */
  public Iterable<Predicate> all() {
    return intended.keysView();
  }

  /** The word of the language that a relation is probably meant to be. */
  public Optional<String> intended(Predicate predicate) {
    return Optional.ofNullable(intended.get(predicate));
  }

  /** True if the name of a relation is that of a keyword but for a slip of the pen. */
  public boolean isMisspelled(Predicate predicate) {
    return intended(predicate).filter(word -> isNear(predicate.name(), word)).isPresent();
  }

  /** True if some relation is probably meant to be this keyword. */
  public boolean isIntended(Keyword keyword) {
    return intended.containsValue(keyword.word());
  }

  private static Optional<String> intendedHead(Predicate head, RuleIndex index) {
    boolean unused = index.usesOf(head).allSatisfy(use -> use.head().equals(head));
    for (Keyword keyword : Keyword.values()) {
      boolean likely = unused && isRareSlip(head, keyword, index);
      boolean missing =
          SYNONYMS_IN_HEADS.containsKey(keyword) && !index.definesName(keyword.word());
      boolean fits = head.arity() == keyword.arity();
      if (likely && (fits || missing) && isNear(head.name(), keyword.word())) {
        return Optional.of(keyword.word());
      }
      if (unused && missing && fits && isSynonym(head.name(), keyword)) {
        return Optional.of(keyword.word());
      }
    }
    return Optional.empty();
  }

  private static boolean isSynonym(String name, Keyword keyword) {
    ImmutableSet<String> words = SYNONYMS_IN_HEADS.get(keyword);
    return words != null && words.contains(name.toLowerCase(Locale.ROOT));
  }

  /** People misspell a word less often than they get it right, and hardly in its first letter. */
  private static boolean isRareSlip(Predicate head, Keyword keyword, RuleIndex index) {
    if (!index.definesName(keyword.word())) {
      return true;
    }
    return head.name().charAt(0) == keyword.word().charAt(0)
        && index.rulesOf(head).size() <= index.rulesOf(keyword.predicate()).size();
  }

  private static boolean isNear(String name, String word) {
    int limit = Math.min(SpellingDistance.tolerance(name), word.length() >= LONG_WORD ? 2 : 1);
    return SpellingDistance.between(name, word, limit) <= limit;
  }
}
