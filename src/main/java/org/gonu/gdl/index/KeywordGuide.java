package org.gonu.gdl.index;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Keyword;

/** Tells authors what the words of the language mean. Source: GDL specification, sections 2, 4. */
public final class KeywordGuide {
  /** The connectives. */
  public static final ImmutableList<String> CONNECTIVES =
      Lists.immutable.of("not", "or", "distinct");

  private KeywordGuide() {}

  /** One sentence or two. */
  public static String meaning(Keyword keyword) {
    return switch (keyword) {
      case ROLE -> "States that a role takes part in the game. Roles are facts, in role order.";
      case INIT -> "The fact holds in the first state.";
      case TRUE -> "Holds if the fact holds in the present state.";
      case DOES -> "Holds if the role makes the move in the present state.";
      case NEXT -> "The fact holds in the state that follows. What no 'next' keeps is gone.";
      case LEGAL ->
          "The role may make the move in the present state. In every state that is not terminal,"
              + " every role needs a legal move.";
      case GOAL ->
          "What the role gets, from 0 to 100. In a terminal state every role needs exactly one"
              + " value.";
      case TERMINAL -> "Holds in the states in which the game is over.";
      case BASE -> "Declares a fact that states can have. A hint for readers and programs.";
      case INPUT -> "Declares a move that the role can have. A hint for readers and programs.";
    };
  }

  /** What its arguments are called. */
  public static ImmutableList<String> arguments(Keyword keyword) {
    return switch (keyword) {
      case ROLE -> Lists.immutable.of("ROLE");
      case INIT, TRUE, NEXT, BASE -> Lists.immutable.of("FACT");
      case DOES, LEGAL, INPUT -> Lists.immutable.of("ROLE", "MOVE");
      case GOAL -> Lists.immutable.of("ROLE", "VALUE");
      case TERMINAL -> Lists.immutable.empty();
    };
  }

  /** What the arrow or a connective means; empty for another word. */
  public static String meaning(String word) {
    return switch (word) {
      case "<=" -> "A rule: the head holds if all conditions behind it hold.";
      case "not" ->
          "Holds if the condition cannot be shown. Its variables must be bound by other"
              + " conditions.";
      case "or" -> "Holds if one of the conditions does.";
      case "and" -> "Holds if all of the conditions do. Not in the specification of GDL.";
      case "distinct" ->
          "Holds if both terms differ. Their variables must be bound by other conditions.";
      default -> "";
    };
  }

  /** What the operands of a connective are called. */
  public static ImmutableList<String> operands(String word) {
    return switch (word) {
      case "<=" -> Lists.immutable.of("HEAD", "CONDITION...");
      case "not" -> Lists.immutable.of("CONDITION");
      case "distinct" -> Lists.immutable.of("TERM", "TERM");
      default -> Lists.immutable.of("CONDITION...");
    };
  }

  /** True if it stands in heads: all keywords but {@code true} and {@code does}. */
  public static boolean isForHeads(Keyword keyword) {
    return keyword != Keyword.TRUE && keyword != Keyword.DOES;
  }

  /** True if it stands in conditions. */
  public static boolean isForConditions(Keyword keyword) {
    return switch (keyword) {
      case INIT, NEXT, BASE, INPUT -> false;
      default -> true;
    };
  }
}
