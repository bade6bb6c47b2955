package org.gonu.render;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.machine.Role;

/**
 * Finds looks for the contents of a game: the colour from names, else from the role they belong to;
 * the shape from names of pieces ({@link PieceWords}), else one for each kind.
 */
final class LookFinder {
  /** Most letters on a piece. */
  private static final int MAX_LETTERS = 6;

  private final ImmutableList<String> contents;
  private final ImmutableList<Role> roles;
  private final Function<String, Optional<Role>> owner;
  private final ImmutableSet<String> kinds;
  private final boolean isCheckers;
  private final boolean isChess;
  private final boolean areCounters;

  /**
   * A finder for a game.
   *
   * @param contents all that are known
   * @param owner the role that a content belongs to
   */
  LookFinder(
      ImmutableList<String> contents,
      ImmutableList<Role> roles,
      Function<String, Optional<Role>> owner) {
    this.contents = contents.toSortedList().toImmutable();
    this.roles = roles;
    this.owner = owner;
    this.kinds = contents.collect(this::kind).reject(String::isEmpty).toImmutableSet();
    this.isCheckers = PieceWords.areCheckers(kinds);
    this.areCounters = contents.size() > 2 && areCounters(contents);
    this.isChess = PieceWords.areChess(kinds);
  }

  /** The looks of all known contents. */
  ImmutableMap<String, Look> looks() {
    MutableMap<String, Look> looks = Maps.mutable.empty();
    contents.each(content -> looks.put(content, look(content)));
    return looks.toImmutable();
  }

  /** The look of a content, known or not. */
  Look look(String content) {
    String lower = content.toLowerCase(Locale.ROOT);
    ImmutableList<String> words = Words.of(content);
    if (isNumber(content)) {
      return new Look(Symbol.NUMBER, Paint.BLACK, content);
    }
    if (areCounters) {
      return new Look(Symbol.NUMBER, Paint.BLACK, content.replaceFirst("^[A-Za-z_]+0*(?=.)", ""));
    }
    if (words.anySatisfy(PieceWords::isWall)) {
      return new Look(Symbol.BLOCK, Paint.WALL, "");
    }
    if (words.anySatisfy(PieceWords::isLight)) {
      return new Look(Symbol.LAMP, Paint.named("yellow").orElseThrow(), "");
    }
    Paint paint = paint(content);
    if (words.contains("x") || lower.equals("xplayer")) {
      return new Look(Symbol.CROSS, paint, "");
    }
    if (words.contains("o") || lower.equals("oplayer")) {
      return new Look(Symbol.RING, paint, "");
    }
    return shaped(content, paint);
  }

  private static boolean isNumber(String content) {
    return content.matches("-?[0-9]+");
  }

  /** True if all contents are numbers with a common letter before them, from 0: {@code s0}. */
  private static boolean areCounters(ImmutableList<String> contents) {
    ImmutableList<String> letters = contents.collect(each -> each.replaceFirst("[0-9]+$", ""));
    return letters.distinct().size() == 1
        && contents.contains(letters.getFirst() + "0")
        && contents.allSatisfy(each -> each.matches("[A-Za-z]+_?[0-9]+"));
  }

  private Look shaped(String content, Paint paint) {
    String kind = kind(content);
    if (isCheckers) {
      boolean isKing = kind.startsWith("k");
      return new Look(isKing ? Symbol.CROWNED : Symbol.DISC, paint, "");
    }
    boolean isWord = kind.length() > 1;
    Optional<Symbol> chess = PieceWords.chess(kind);
    if (chess.isPresent() && (isWord || isChess)) {
      return new Look(chess.get(), paint, "");
    }
    if (PieceWords.isStone(kind) || (kind.isEmpty() && isOnlyOfItsPaint(content, paint))) {
      return new Look(Symbol.DISC, paint, "");
    }
    if (isOnlyOfItsPaint(content, paint)) {
      boolean isPlain = isOwned(content) || contents.size() == 1;
      return new Look(Symbol.DISC, paint, isPlain ? "" : letters(content));
    }
    if (kind.isEmpty()) {
      return new Look(Symbol.DISC, paint, "");
    }
    boolean hasPlain = contents.anySatisfy(other -> kind(other).isEmpty());
    int number = Math.max(0, kinds.toSortedList().indexOf(kind)) + (hasPlain ? 1 : 0);
    Symbol symbol = Symbol.PLAIN.get(number % Symbol.PLAIN.size());
    return new Look(symbol, paint, letters(content));
  }

  /** True if a piece is told by its colour alone. */
  private boolean isOwned(String content) {
    return colour(content).isPresent() || owner.apply(content).isPresent();
  }

  private boolean isOnlyOfItsPaint(String content, Paint paint) {
    boolean hasColour = colour(content).isPresent();
    return contents.noneSatisfy(
        other ->
            !other.equals(content)
                && !(hasColour && isNumber(other))
                && paint(other).equals(paint));
  }

  /** Letters that tell a content apart: initials, or all of a short name. */
  private String letters(String content) {
    String initials = initials(content);
    boolean isTold =
        contents.noneSatisfy(
            other -> !kind(other).equals(kind(content)) && initials(other).equals(initials));
    return isTold || content.length() > MAX_LETTERS ? initials : content;
  }

  private String initials(String content) {
    String kind = kind(content);
    return Words.initials(Words.of(kind.isEmpty() ? content : kind));
  }

  private Paint paint(String content) {
    return colour(content)
        .or(() -> owner.apply(content).map(this::ofRole))
        .orElseGet(
            () ->
                contents.size() < 2
                    ? Paint.numbered(0)
                    : Paint.numbered(contents.indexOf(content)));
  }

  private Paint ofRole(Role role) {
    return Paint.within(role.name())
        .orElseGet(
            () ->
                role.name().matches("(?i)[xo].*") && roles.size() == 2
                    ? Paint.numbered(role.name().matches("(?i)x.*") ? 0 : 1)
                    : Paint.numbered(role.index()));
  }

  /** The colour that the name of a content tells. */
  private Optional<Paint> colour(String content) {
    ImmutableList<String> words = Words.of(content);
    for (String word : words) {
      Optional<Paint> named = Paint.named(word);
      if (named.isPresent()) {
        return named;
      }
    }
    Optional<Role> role =
        roles.detectOptional(each -> words.contains(each.name().toLowerCase(Locale.ROOT)));
    if (role.isPresent()) {
      return role.map(this::ofRole);
    }
    return Paint.within(words.getFirstOptional().orElse("")).or(() -> ofLetter(content));
  }

  /** The colour of names such as {@code wk} and {@code bk}, or {@code r} and {@code b}. */
  private Optional<Paint> ofLetter(String content) {
    String letter = content.substring(0, 1).toLowerCase(Locale.ROOT);
    Optional<Role> role =
        roles.detectOptional(
            each ->
                Paint.named(each.name()).isPresent()
                    && each.name().toLowerCase(Locale.ROOT).startsWith(letter));
    boolean isCode = content.length() <= 2 || role.isPresent();
    if (isCode && role.isPresent() && content.length() <= 3) {
      return role.map(this::ofRole);
    }
    boolean hasBoth = hasInitial("w") && hasInitial("b");
    if (isCode && hasBoth && letter.equals("w")) {
      return Optional.of(Paint.WHITE);
    }
    return isCode && hasBoth && letter.equals("b") ? Optional.of(Paint.BLACK) : Optional.empty();
  }

  private boolean hasInitial(String letter) {
    return contents.anySatisfy(
        content -> content.length() <= 2 && content.toLowerCase(Locale.ROOT).startsWith(letter));
  }

  /** What is left of a name without its colour or owner; may be empty. */
  private String kind(String content) {
    ImmutableList<String> words = Words.of(content);
    ImmutableList<String> others =
        words.reject(
            word ->
                Paint.named(word).isPresent()
                    || roles.anySatisfy(role -> role.name().equalsIgnoreCase(word)));
    if (others.size() < words.size()) {
      return others.makeString("_");
    }
    if (words.size() == 1 && words.getFirst().length() == 2 && ofLetter(content).isPresent()) {
      return words.getFirst().substring(1);
    }
    String joined = words.makeString("_");
    Optional<String> colour =
        Lists.immutable
            .of("white", "black", "red", "blue", "green", "yellow")
            .detectOptional(joined::startsWith);
    return colour.map(name -> joined.substring(name.length())).orElse(joined);
  }
}
