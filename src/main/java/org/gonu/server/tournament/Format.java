package org.gonu.server.tournament;

/** Who meets whom. */
public sealed interface Format {
  /** The name in specifications. */
  String label();

  /** Answers for each format. */
  interface Visitor<R> {
    /** For {@link RoundRobin}. */
    R roundRobin(RoundRobin format);

    /** For {@link Swiss}. */
    R swiss(Swiss format);

    /** For {@link KnockOut}. */
    R knockOut(KnockOut format);

    /** For {@link Gauntlet}. */
    R gauntlet(Gauntlet format);
  }

  /** Calls the method for this format. */
  <R> R accept(Visitor<R> visitor);

  /** Everybody meets everybody, in games of three and more seats at tables of as many players. */
  record RoundRobin() implements Format {
    @Override
    public String label() {
      return "round-robin";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.roundRobin(this);
    }
  }

  /**
   * Players of about equal points meet, and no two players twice while that can be avoided.
   *
   * @param rounds number of rounds
   * @param games which games a round has
   * @param bye what a round without an opponent is worth, as a part of winning all its matches, 0
   *     to 1
   */
  record Swiss(int rounds, RoundGames games, double bye) implements Format {
    /** What a bye is worth if nothing is said. */
    public static final double USUAL_BYE = 0.5;

    @Override
    public String label() {
      return "swiss";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.swiss(this);
    }
  }

  /**
   * Who loses a pairing is out.
   *
   * @param extra repetitions that are played after the usual ones while a pairing is tied
   * @param games which games a round has
   */
  record KnockOut(int extra, RoundGames games) implements Format {
    @Override
    public String label() {
      return "knock-out";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.knockOut(this);
    }
  }

  /**
   * One player meets all others.
   *
   * @param hero the one, an index
   */
  record Gauntlet(int hero) implements Format {
    @Override
    public String label() {
      return "gauntlet";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.gauntlet(this);
    }
  }

  /** Which games the pairings of a round play. */
  enum RoundGames {
    /** All games in every round. */
    ALL("all"),
    /** One game in each round, in turn. */
    IN_TURN("in-turn");

    private final String label;

    RoundGames(String label) {
      this.label = label;
    }

    /** The name in specifications. */
    public String label() {
      return label;
    }
  }
}
