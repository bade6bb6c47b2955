package org.gonu.conformance.referee;

import java.util.Locale;

/** What the difficult player does when it should answer. */
public enum PlayerFault {
  /** A good answer. */
  NONE(Effect.COUNTS, "answers as it should"),
  /** Blanks, tabs and ends of lines. */
  SPACES(Effect.COUNTS, "puts blanks, tabs and ends of lines around and into its move"),
  /** Byte by byte. */
  PACKETS(Effect.COUNTS, "sends its answer in packets of one byte"),
  /** Near the end of the clock. */
  LAST_MOMENT(Effect.COUNTS, "answers shortly before its clock ends"),
  /** No announced length. */
  NO_LENGTH(Effect.COUNTS, "announces no length, and closes the connection"),
  /** Lines end with LF. */
  LF_ONLY(Effect.COUNTS, "ends the lines of the head with LF alone"),
  /** Another status. */
  STATUS_500(Effect.COUNTS, "answers with status 500 and type text/html"),
  /** The connection stays open. */
  KEEP_OPEN(Effect.EITHER, "announces the length, and leaves the connection open"),
  /** More announced than sent. */
  LONG_LENGTH(Effect.EITHER, "announces more than it sends"),
  /** Less announced than sent. */
  SHORT_LENGTH(Effect.EITHER, "announces less than it sends"),
  /** Chunks. */
  CHUNKED(Effect.EITHER, "sends its answer in chunks"),
  /** Capitals. */
  CAPITALS(Effect.EITHER, "writes its move in capitals"),
  /** An explanation behind the move. */
  TWO_TERMS(Effect.EITHER, "sends an explanation behind its move"),
  /** Control characters. */
  CONTROL(Effect.EITHER, "sends control characters around its move"),
  /** No head. */
  NO_HEAD(Effect.EITHER, "sends its move without a head of HTTP"),
  /** After the clock. */
  LATE(Effect.EITHER, "answers two seconds after its clock has ended"),
  /** No answer. */
  SILENT(Effect.REPLACED, "never answers"),
  /** A byte now and then. */
  TRICKLE(Effect.REPLACED, "sends a byte now and then, and never a whole answer"),
  /** Megabytes. */
  HUGE(Effect.REPLACED, "sends four megabytes"),
  /** An illegal move. */
  ILLEGAL(Effect.REPLACED, "makes a move that the game does not have"),
  /** A variable. */
  VARIABLE(Effect.REPLACED, "answers with a variable"),
  /** The word nil. */
  NIL(Effect.REPLACED, "answers with nil"),
  /** The word busy. */
  BUSY(Effect.REPLACED, "answers with busy, as if it were in another match"),
  /** An empty answer. */
  EMPTY(Effect.REPLACED, "sends an empty answer"),
  /** Parentheses. */
  GARBAGE(Effect.REPLACED, "sends parentheses that do not match"),
  /** Closes at once. */
  CLOSE(Effect.REPLACED, "closes the connection without an answer"),
  /** Closes half-way. */
  HALF(Effect.REPLACED, "closes the connection in the middle of its answer"),
  /** Resets. */
  RESET(Effect.REPLACED, "resets the connection");

  /** What a referee has to make of an answer. */
  public enum Effect {
    /** The move is the player's. */
    COUNTS,
    /** Another legal move takes its place. */
    REPLACED,
    /** Programs in the field differ. */
    EITHER
  }

  private final Effect effect;
  private final String description;

  PlayerFault(Effect effect, String description) {
    this.effect = effect;
    this.description = description;
  }

  /** What a referee has to make of it. */
  public Effect effect() {
    return effect;
  }

  /** What the player does, in a few words. */
  public String description() {
    return description;
  }

  /** The name for users, such as {@code last-moment}. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** True if it may hold up a referee beyond the clock, which shows how long it waits. */
  boolean isSlow() {
    return this == SILENT || this == TRICKLE;
  }
}
