package org.gonu.protocol;

/** The one-word replies of players. */
public enum ReplyWord {
  /** To START and PREVIEW: prepared. */
  READY("ready"),
  /** To a message that is not for the match being played, or that makes no sense. */
  BUSY("busy"),
  /** To STOP. */
  DONE("done"),
  /** To ABORT. */
  ABORTED("aborted"),
  /** To PLAY if no legal move is known. */
  NIL("nil");

  private final String word;

  ReplyWord(String word) {
    this.word = word;
  }

  /** The word as sent. */
  public String word() {
    return word;
  }
}
