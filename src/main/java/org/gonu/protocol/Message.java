package org.gonu.protocol;

import org.gonu.gdl.RuleSheet;

/** A message of a match host to a player. Clocks are whole seconds. */
public sealed interface Message {
  /** Calls the visitor's method for this kind of message. */
  <R> R accept(Visitor<R> visitor);

  /** Asks for name and status. */
  record Info() implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.info(this);
    }
  }

  /** Announces rules that may be played later. */
  record Preview(RuleSheet rules, int clock) implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.preview(this);
    }
  }

  /**
   * Starts a match.
   *
   * @param matchId chosen by the host, never interpreted
   * @param role as spelled in the rules
   */
  record Start(String matchId, String role, RuleSheet rules, int startClock, int playClock)
      implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.start(this);
    }
  }

  /** Tells the last step, and asks for a move. */
  record Play(String matchId, Update update) implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.play(this);
    }
  }

  /** Tells the last step, which ended the match. */
  record Stop(String matchId, Update update) implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.stop(this);
    }
  }

  /** Aborts the match. */
  record Abort(String matchId) implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.abort(this);
    }
  }

  /**
   * Any other text, or a faulty message.
   *
   * @param reason what is wrong with it, one line or more
   */
  record Unknown(String text, String reason) implements Message {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unknown(this);
    }
  }

  /** One method for each kind of message. */
  interface Visitor<R> {
    /** For INFO. */
    R info(Info info);

    /** For PREVIEW. */
    R preview(Preview preview);

    /** For START. */
    R start(Start start);

    /** For PLAY. */
    R play(Play play);

    /** For STOP. */
    R stop(Stop stop);

    /** For ABORT. */
    R abort(Abort abort);

    /** For anything else. */
    R unknown(Unknown unknown);
  }
}
