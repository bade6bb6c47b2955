package org.gonu.web.position;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.Refusal;
import org.gonu.analysis.explain.ShortReason;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.FastEngine;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.render.MoveGesture;
import org.gonu.render.Pictures;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Span;
import org.gonu.web.PlayedGame;

/** Tells why clicks make no legal move, by the rule that comes nearest. */
public final class Explanations {
  /** Rules one below the other that are looked at. */
  private static final int DEPTH = 2;

  private static final int MAX_DETAILS = 6;

  /** Names of moves that do nothing. */
  private static final ImmutableSet<String> WAITING =
      Sets.immutable.of("noop", "wait", "pass", "none", "skip");

  private final PlayedGame game;
  private final Pictures pictures;
  private final PlayedGame.Spot spot;
  private final Role role;
  private final BoardWords board;

  /** Explanations for one role in one position. */
  public Explanations(PlayedGame game, Pictures pictures, PlayedGame.Spot spot, Role role) {
    this.game = game;
    this.pictures = pictures;
    this.spot = spot;
    this.role = role;
    this.board = new BoardWords(pictures, spot.facts(), role);
  }

  private static ObjectNode answer(boolean legal, String text, ImmutableList<String> details) {
    ObjectNode out = JsonNodeFactory.instance.objectNode().put("legal", legal).put("text", text);
    ArrayNode list = out.putArray("details");
    details.take(MAX_DETAILS).each(list::add);
    return out;
  }

  private static ObjectNode answer(boolean legal, String text) {
    return answer(legal, text, Lists.immutable.empty());
  }

  /** Explains clicks on places. */
  ObjectNode ofClicks(ImmutableList<String> clicks) {
    if (spot.machine().isTerminal(spot.state())) {
      return answer(false, "The match is over.");
    }
    ImmutableList<MoveGesture> legal = legal();
    ImmutableList<MoveGesture> fitting = legal.select(each -> begins(each.clicks(), clicks));
    if (fitting.notEmpty()) {
      return answer(true, "This begins " + labels(fitting) + ".");
    }
    if (legal.size() == 1 && legal.getFirst().clicks().isEmpty()) {
      return answer(false, notOnTurn(legal.getFirst()));
    }
    Optional<String> wrongStart = board.notABeginning(clicks.getFirst(), legal);
    if (wrongStart.isPresent()) {
      return answer(false, sentence(wrongStart.get()), beginnings(legal));
    }
    ImmutableList<MoveGesture> thinkable =
        pictures
            .gestures(role, thinkable(), spot.facts())
            .select(each -> begins(each.clicks(), clicks));
    return thinkable
        .detectOptional(each -> each.clicks().equals(clicks))
        .or(thinkable::getFirstOptional)
        .map(each -> ofMove(each.move(), each.label(), clicks))
        .orElseGet(() -> noSuchMove(clicks, legal));
  }

  /** Explains a move as a term. */
  public ObjectNode ofMove(Term term) {
    Move move = new Move(term);
    if (spot.machine().isTerminal(spot.state())) {
      return answer(false, "The match is over.");
    }
    return legal()
        .detectOptional(each -> each.move().equals(move))
        .map(each -> answer(true, each.label() + " is legal."))
        .orElseGet(() -> ofMove(move, gesture(move).label(), gesture(move).clicks()));
  }

  private MoveGesture gesture(Move move) {
    return pictures.gestures(role, Lists.immutable.of(move), spot.facts()).getFirst();
  }

  /** With a full stop, and with a capital unless it begins with the name of a place. */
  private static String sentence(String words) {
    boolean isWord = words.matches("[a-z]+ .*");
    return (isWord ? Character.toUpperCase(words.charAt(0)) : words.charAt(0))
        + words.substring(1)
        + ".";
  }

  private ImmutableList<MoveGesture> legal() {
    return Positions.gestures(pictures, spot.machine(), spot.state(), role);
  }

  private static boolean begins(ImmutableList<String> whole, ImmutableList<String> clicks) {
    return clicks.notEmpty()
        && whole.size() >= clicks.size()
        && whole.take(clicks.size()).equals(clicks);
  }

  private static String labels(ImmutableList<MoveGesture> gestures) {
    return gestures.take(MAX_DETAILS).collect(MoveGesture::label).makeString(", ");
  }

  private String notOnTurn(MoveGesture only) {
    ImmutableList<Role> control = Positions.control(spot.machine(), spot.state());
    return "It is "
        + (control.isEmpty() ? "not your" : control.makeString(" and ") + "'s")
        + " turn: "
        + role
        + (WAITING.contains(only.move().term().toString().toLowerCase(Locale.ROOT))
            ? " waits."
            : " can only " + only.label() + ".");
  }

  private ObjectNode noSuchMove(ImmutableList<String> clicks, ImmutableList<MoveGesture> legal) {
    if (legal.allSatisfy(each -> each.clicks().isEmpty())) {
      return answer(
          false,
          "No move of " + role + " names a place now: the moves are buttons.",
          Lists.immutable.of("You can play " + labels(legal) + "."));
    }
    String first = clicks.isEmpty() ? "" : clicks.getFirst();
    ImmutableList<MoveGesture> sameStart =
        legal.select(each -> begins(each.clicks(), Lists.immutable.of(first)));
    if (clicks.size() > 1 && sameStart.notEmpty()) {
      return answer(
          false,
          "No move goes from "
              + name(first)
              + " to "
              + name(clicks.getLast())
              + board.whatStandsOn(clicks.getLast())
              + ".",
          Lists.immutable.of("From " + name(first) + " you can play " + labels(sameStart) + "."));
    }
    return answer(
        false, "No move of " + role + " begins with " + name(first) + ".", beginnings(legal));
  }

  private ImmutableList<String> beginnings(ImmutableList<MoveGesture> legal) {
    ImmutableList<String> starts =
        legal.select(each -> each.clicks().notEmpty()).collect(each -> each.clicks().getFirst());
    return starts.isEmpty()
        ? Lists.immutable.empty()
        : Lists.immutable.of(
            "You can begin with " + starts.distinct().collect(this::name).makeString(", ") + ".");
  }

  private String name(String site) {
    return board.name(site);
  }

  /** The moves that the role can make in some position, as far as they are known. */
  private ImmutableList<Move> thinkable() {
    Optional<FastEngine.Made> made = game.game().fastEngine().ready();
    if (made.isPresent()) {
      Circuit circuit = made.get().circuit();
      int first = circuit.firstMove(role.index());
      int end =
          role.index() + 1 < circuit.roles().size()
              ? circuit.firstMove(role.index() + 1)
              : circuit.moves().size();
      return Lists.immutable.withAll(circuit.moves().subList(first, end));
    }
    game.game().fastEngine().prepare();
    StateMachine machine = spot.machine();
    MutableList<Move> moves = Lists.mutable.empty();
    for (ImmutableList<Term> facts : SampleWalk.of(machine).states()) {
      State state = machine.stateOf(facts);
      if (!machine.isTerminal(state)) {
        moves.addAllIterable(machine.legalMoves(state, role));
      }
    }
    return moves.distinct().toImmutable();
  }

  private ObjectNode ofMove(Move move, String label, ImmutableList<String> clicks) {
    Atom question =
        new Atom(
            Constant.of(Keyword.LEGAL.word()),
            Lists.immutable.of(Constant.of(role.name()), move.term()),
            Span.NONE);
    Program program = new Program(game.game().rules());
    Explainer explainer =
        new Explainer(
            program.modelOf(spot.facts(), spot.machine().roles(), Lists.immutable.empty()));
    Optional<Refusal> refusal = explainer.explain(question, DEPTH).refusal();
    if (refusal.isEmpty()) {
      return answer(true, label + " is legal.");
    }
    ImmutableList<Refusal.Attempt> attempts = refusal.get().attempts();
    if (attempts.isEmpty()) {
      return answer(false, label + " is not legal: no rule makes such a move.");
    }
    Refusal.Attempt nearest = ShortReason.innermost(attempts.getFirst());
    String reason =
        clicks
            .toReversed()
            .collect(site -> seen(program, nearest.failed(), site))
            .detectOptional(Optional::isPresent)
            .map(Optional::get)
            .orElseGet(() -> ShortReason.of(nearest));
    return answer(false, label + " is not legal: " + reason + ".", attempts.collect(this::detail));
  }

  /**
   * Why a condition fails, if it does so because something stands on a place: without that the
   * condition would hold.
   */
  private Optional<String> seen(Program program, Literal failed, String site) {
    if (failed instanceof Atom atom && atom.is(Keyword.TRUE)) {
      return board.saysEmpty(atom.arguments().getFirst(), site)
          ? Optional.of(board.taken(site))
          : Optional.empty();
    }
    ImmutableList<Term> there = board.factsAt(site);
    if (there.isEmpty()
        || !(failed instanceof Literal.Not not)
        || !(not.operand() instanceof Atom operand)) {
      return Optional.empty();
    }
    boolean holds =
        program
            .modelOf(
                spot.facts().reject(there::contains),
                spot.machine().roles(),
                Lists.immutable.empty())
            .holds(operand);
    return holds ? Optional.empty() : Optional.of(board.taken(site));
  }

  private String detail(Refusal.Attempt attempt) {
    return DiagnosticPrinter.place(game.game().sheet().source(), attempt.rule().span())
        + ": "
        + attempt.met().size()
        + (attempt.met().size() == 1 ? " condition holds, but " : " conditions hold, but ")
        + ShortReason.of(ShortReason.innermost(attempt));
  }
}
