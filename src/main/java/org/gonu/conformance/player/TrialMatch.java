package org.gonu.conformance.player;

import java.io.IOException;
import java.time.Duration;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.RequirementViolation;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * A match with the player under test, who has one role. The reference engine follows it and says
 * which moves are legal; the other roles draw theirs by a seed.
 */
final class TrialMatch {
  private final Target target;
  private final TrialGame game;
  private final String id;
  private final StateMachine machine;
  private final Role role;
  private final SplittableRandom random;
  private final Printer printer = Printer.SPACED;
  private State state;
  private ImmutableList<Move> lastJointMove = Lists.immutable.empty();

  TrialMatch(Target target, TrialGame game) {
    this(target, game, target.newMatchId());
  }

  /** A match with an id of the caller's, which is spelled as the messages of the game are. */
  TrialMatch(Target target, TrialGame game, String id) {
    this.target = target;
    this.game = game;
    this.id = game.wire(id);
    this.machine = game.game().newMachine();
    this.role =
        machine.roles().detectOptional(each -> each.name().equals(game.role())).orElseThrow();
    this.random = new SplittableRandom(target.options().seed());
    this.state = machine.initialState();
    target.began(this.id);
  }

  String id() {
    return id;
  }

  boolean isOver() {
    return machine.isTerminal(state);
  }

  /** The text of START. */
  String startMessage() {
    return startMessage(startClock(), target.options().playClock());
  }

  /** The text of START with other clocks, in seconds. */
  String startMessage(int startClock, int playClock) {
    return startMessage(startClock + " " + playClock);
  }

  /** The text of START with any text where its clocks belong. */
  String startMessage(String clocks) {
    String rules = "(" + (game.dresden() ? "" : " ") + game.sheet() + " )";
    return game.wire("( START " + id + " " + role.name() + " " + rules + " " + clocks)
        + (game.dresden() ? ")" : " )");
  }

  private int startClock() {
    return game.startClock() == 0 ? target.options().startClock() : game.startClock();
  }

  /** Sends START. Returns the reply; a violation if it is {@code busy} or none. */
  String start() throws RequirementViolation, IOException {
    return start(startMessage());
  }

  /** Sends a text that is START of this match. */
  String start(String message) throws RequirementViolation, IOException {
    String reply = target.say(message, Duration.ofSeconds(startClock()).plus(slack()));
    inTime(startClock());
    RequirementViolation.unless(!reply.equalsIgnoreCase("busy"), "START is refused with busy");
    return reply;
  }

  /** Checks that the last reply came within a clock and the grace of servers. */
  private void inTime(int clock) throws RequirementViolation {
    long late = target.lastMillis() - 1000L * clock;
    String reason = "the reply came " + late + " ms after the clock of " + clock + " s";
    RequirementViolation.unless(late <= TargetOptions.GRACE.toMillis(), reason);
    if (late > 0) {
      throw RequirementViolation.slight(reason);
    }
  }

  /** How long an answer is waited for beyond its clock. */
  private Duration slack() {
    return TargetOptions.GRACE.plus(target.options().patience());
  }

  /** The text of the next PLAY. */
  String playMessage() {
    return game.wire("( PLAY " + id + " " + moves() + " )");
  }

  /** The text of STOP. */
  String stopMessage() {
    return game.wire("( STOP " + id + " " + moves() + " )");
  }

  /** The last joint move in the form of a message. */
  String moves() {
    return lastJointMove.isEmpty()
        ? "NIL"
        : lastJointMove.collect(move -> printer.print(move.term())).makeString("(", " ", " )");
  }

  /** Sends PLAY, checks the answer, and makes the move with random moves of the others. */
  void turn() throws RequirementViolation, IOException {
    advance(play());
  }

  /** Makes a step of which the player hears nothing, with random moves of all. */
  void skipTurn() {
    advance(any(role));
  }

  /** Sends PLAY and checks the answer. Returns the move. */
  Move play() throws RequirementViolation, IOException {
    return play(playMessage());
  }

  /** Sends a text that is PLAY of this turn, and checks the answer. Returns the move. */
  Move play(String message) throws RequirementViolation, IOException {
    String reply = target.say(message, playLimit());
    inTime(target.options().playClock());
    return legal(reply);
  }

  /** The longest time that an answer to PLAY is waited for. */
  Duration playLimit() {
    return Duration.ofSeconds(target.options().playClock()).plus(slack());
  }

  /** The legal move that a reply is; a violation if it is none. */
  Move legal(String reply) throws RequirementViolation {
    ImmutableList<Move> legal = machine.legalMoves(state, role);
    Outcome<Term> read = GdlReader.readTerm(new SourceText("<reply>", reply), Spelling.EXACT);
    RequirementViolation.unless(read.value().isPresent(), "the reply is not one ground term");
    if (read.get().isGround() && legal.contains(new Move(read.get()))) {
      return new Move(read.get());
    }
    String given = printer.print(read.get());
    boolean differsInCase =
        legal.anySatisfy(move -> printer.print(move.term()).equalsIgnoreCase(given));
    throw RequirementViolation.of(
        given
            + (differsInCase ? " is not spelled as in START" : " is not legal")
            + "; legal: "
            + legal.take(5).collect(move -> printer.print(move.term())).makeString(", ")
            + (legal.size() > 5 ? ", and " + (legal.size() - 5) + " more" : ""));
  }

  /** Makes a step: this move of the player, random moves of the others. */
  void advance(Move own) {
    lastJointMove = machine.roles().collect(each -> each.equals(role) ? own : any(each));
    state = machine.next(state, lastJointMove);
  }

  /** A legal move of the player other than the given one; the same if it is the only one. */
  Move otherThan(Move own) {
    return machine.legalMoves(state, role).detectIfNone(move -> !move.equals(own), () -> own);
  }

  private Move any(Role each) {
    ImmutableList<Move> legal = machine.legalMoves(state, each);
    return legal.get(random.nextInt(legal.size()));
  }

  /** Sends STOP. Returns the reply. */
  String stop() throws RequirementViolation, IOException {
    String reply = target.say(stopMessage(), playLimit());
    target.ended(id);
    return reply;
  }

  /** Plays from START to STOP. */
  void playAll() throws RequirementViolation, IOException {
    start();
    playOn();
  }

  /** Plays from here to STOP. */
  void playOn() throws RequirementViolation, IOException {
    while (!isOver()) {
      turn();
    }
    stop();
  }
}
