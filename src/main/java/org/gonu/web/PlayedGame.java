package org.gonu.web;

import io.javalin.http.HttpResponseException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.view.View;
import org.gonu.game.Game;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.render.MoveGesture;
import org.gonu.render.Pictures;
import org.gonu.text.ControlCharacters;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * A game that pages play: its pictures, and a machine that goes to the positions they ask for.
 *
 * <p>Pages ask for one position after another of the same match. So the states that were asked for
 * last are kept, each by the state before it and the joint move: a click costs one step. Safe for
 * use by several threads, one of which uses the machine at a time.
 */
public final class PlayedGame {
  /** Most joint moves of a match. */
  public static final int MAX_STEPS = 2000;

  /** Most states that are kept. */
  private static final int MAX_STATES = 2048;

  /** Most facts of all states that are kept: about 50 bytes each. */
  static final long MAX_FACTS = 400_000;

  private final GameReference reference;
  private final Game game;
  private final Optional<View> view;
  private final Diagnostics viewFindings;
  private final StateMachine machine;
  private final ReentrantLock lock = new ReentrantLock();
  private final Node root;

  /** States by the one before and the joint move; the one used last at the end. */
  private final Map<Edge, Node> nodes = new LinkedHashMap<>(64, 0.75f, true);

  /** Facts of these states. */
  private long keptFacts;

  private long nextId = 1;
  private @Nullable Pictures pictures;

  /** A joint move as written, in a state. */
  private record Edge(long from, ImmutableList<String> joint) {}

  /** A state, and the joint move that led to it; none for the initial one. */
  private static final class Node {
    final long id;
    final State state;
    final ImmutableList<Move> joint;
    final int facts;

    /** What people call those moves; found when it is first asked for. */
    @Nullable ImmutableList<String> labels;

    Node(long id, State state, ImmutableList<Move> joint, int facts) {
      this.id = id;
      this.facts = facts;
      this.state = state;
      this.joint = joint;
    }
  }

  /**
   * A game.
   *
   * @param view how it is drawn, if a view file without errors says so
   * @param viewFindings about that file
   */
  PlayedGame(GameReference reference, Game game, Optional<View> view, Diagnostics viewFindings) {
    this.reference = reference;
    this.game = game;
    this.view = view;
    this.viewFindings = viewFindings;
    this.machine = game.newMachine();
    this.root = new Node(0, machine.initialState(), Lists.immutable.empty(), 0);
  }

  /**
   * What is done at a position.
   *
   * @param <T> what comes of it
   */
  @FunctionalInterface
  public interface Use<T> {
    /** Does it; neither machine nor states are used afterwards. */
    T at(Spot spot);
  }

  /**
   * A position of a match.
   *
   * @param state of the machine
   * @param step joint moves that led to it
   * @param before the state before; empty at the start
   * @param joint the joint move that led here; none at the start
   */
  public record Spot(
      StateMachine machine,
      State state,
      int step,
      Optional<State> before,
      ImmutableList<Move> joint) {
    /** The facts that hold. */
    public ImmutableList<Term> facts() {
      return machine.facts(state);
    }
  }

  /** How it was named. */
  public GameReference reference() {
    return reference;
  }

  /** The game. */
  public Game game() {
    return game;
  }

  /** The roles in role order. */
  public ImmutableList<Role> roles() {
    return game.roles();
  }

  /**
   * The role with a name.
   *
   * @throws HttpResponseException with status 400 if there is none
   */
  public Role role(String name) {
    return roles()
        .detectOptional(role -> role.name().equalsIgnoreCase(name))
        .orElseThrow(
            () ->
                new HttpResponseException(
                    400,
                    "there is no role '"
                        + ControlCharacters.escapedLine(name)
                        + "' but "
                        + roles().makeString(", ")));
  }

  /** What is wrong with the view file of the game. */
  public Diagnostics viewFindings() {
    return viewFindings;
  }

  /** The pictures; made when they are first asked for. */
  public Pictures pictures() {
    lock.lock();
    try {
      Pictures made = pictures;
      if (made == null) {
        made = Pictures.of(game, view);
        pictures = made;
      }
      return made;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Goes to a position, and does something there.
   *
   * @param moves joint moves from the initial state, each a text for each role
   * @throws HttpResponseException with status 422 if one of them is not legal
   */
  public <T> T at(ImmutableList<ImmutableList<String>> moves, Use<T> use) {
    checkLength(moves);
    lock.lock();
    try {
      Node before = root;
      Node at = root;
      for (int step = 0; step < moves.size(); step++) {
        before = at;
        at = after(at, moves.get(step), step + 1);
      }
      Optional<State> last = moves.isEmpty() ? Optional.empty() : Optional.of(before.state);
      return use.at(new Spot(machine, at.state, moves.size(), last, at.joint));
    } finally {
      lock.unlock();
    }
  }

  private static void checkLength(ImmutableList<ImmutableList<String>> moves) {
    if (moves.size() > MAX_STEPS) {
      throw new HttpResponseException(413, "a match has up to " + MAX_STEPS + " steps here");
    }
  }

  /**
   * What people call the moves of a match: a list for each joint move, in role order.
   *
   * @throws HttpResponseException with status 422 if one of them is not legal
   */
  public ImmutableList<ImmutableList<String>> labels(ImmutableList<ImmutableList<String>> moves) {
    checkLength(moves);
    Pictures drawn = pictures();
    lock.lock();
    try {
      MutableList<ImmutableList<String>> all = Lists.mutable.empty();
      Node at = root;
      for (int step = 0; step < moves.size(); step++) {
        Node next = after(at, moves.get(step), step + 1);
        ImmutableList<String> labels = next.labels;
        if (labels == null) {
          labels = labels(drawn, at.state, next.joint);
          next.labels = labels;
        }
        all.add(labels);
        at = next;
      }
      return all.toImmutable();
    } finally {
      lock.unlock();
    }
  }

  private ImmutableList<String> labels(Pictures drawn, State state, ImmutableList<Move> joint) {
    return roles()
        .collect(
            role -> {
              Move move = joint.get(role.index());
              return drawn
                  .gestures(role, machine.legalMoves(state, role), machine.facts(state))
                  .detectOptional(gesture -> gesture.move().equals(move))
                  .map(MoveGesture::label)
                  .orElseGet(() -> text(move));
            });
  }

  private Node after(Node from, ImmutableList<String> joint, int step) {
    Edge edge = new Edge(from.id, joint);
    Node known = nodes.get(edge);
    if (known != null) {
      return known;
    }
    ImmutableList<Move> moves = read(from.state, joint, step);
    State state = machine.next(from.state, moves);
    Node made = new Node(nextId++, state, moves, machine.facts(state).size());
    nodes.put(edge, made);
    keptFacts += made.facts;
    forgetOld();
    return made;
  }

  /** Forgets the states used longest ago, when they are too many or too large; never the last. */
  private void forgetOld() {
    Iterator<Node> oldest = nodes.values().iterator();
    while (nodes.size() > MAX_STATES || (keptFacts > MAX_FACTS && nodes.size() > 1)) {
      keptFacts -= oldest.next().facts;
      oldest.remove();
    }
  }

  /** How many facts the states have that are kept. */
  long keptFacts() {
    lock.lock();
    try {
      return keptFacts;
    } finally {
      lock.unlock();
    }
  }

  private ImmutableList<Move> read(State state, ImmutableList<String> joint, int step) {
    if (joint.size() != roles().size()) {
      throw new HttpResponseException(
          422, "joint move " + step + " needs " + roles().size() + " moves, one for each role");
    }
    if (machine.isTerminal(state)) {
      throw new HttpResponseException(422, "the match is over before joint move " + step);
    }
    MutableList<Move> moves = Lists.mutable.empty();
    for (Role role : roles()) {
      String text = joint.get(role.index());
      moves.add(
          legal(machine.legalMoves(state, role), text)
              .orElseThrow(
                  () ->
                      new HttpResponseException(
                          422,
                          ControlCharacters.escapedLine(
                              "joint move " + step + " is not legal for " + role + ": " + text))));
    }
    return moves.toImmutable();
  }

  /** The legal move that a text denotes, if it is one. */
  public Optional<Move> legal(ImmutableList<Move> moves, String text) {
    Optional<Move> asPrinted = moves.detectOptional(move -> text(move).equals(text));
    if (asPrinted.isPresent()) {
      return asPrinted;
    }
    return GdlReader.readTerm(new SourceText("<move>", text), game.spelling())
        .value()
        .filter(Term::isGround)
        .map(Move::new)
        .filter(moves::contains);
  }

  /** A move as requests and answers write it. */
  public static String text(Move move) {
    return Printer.COMPACT.print(move.term());
  }
}
