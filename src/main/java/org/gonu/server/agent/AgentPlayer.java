package org.gonu.server.agent;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.jspecify.annotations.Nullable;

/**
 * A player that asks a program for its moves. Where it has one legal move only, it makes it. An
 * answer that is no legal move is told to the program with the reason, and it may answer again, as
 * often as the settings allow.
 */
public final class AgentPlayer implements Player {
  /** Most characters of an answer that are repeated to a program. */
  private static final int MAX_TOLD = 2_000;

  private final String name;
  private final Settings settings;
  private final AgentProgram program;
  private final AgentTranscript transcript;
  private AgentCounts counts = AgentCounts.NONE;
  private @Nullable OwnMatch ownMatch;

  /**
   * What a program is told.
   *
   * @param match what the match is called in prompts
   * @param parts of a prompt that are shown
   * @param retries attempts after the first one
   * @param drawing makes for a game what draws its positions
   */
  public record Settings(
      String match,
      ImmutableSet<PromptPart> parts,
      int retries,
      Function<Game, Function<ImmutableList<Term>, String>> drawing) {}

  /**
   * A player for one match.
   *
   * @param program closed with this one
   */
  public AgentPlayer(
      String name, Settings settings, AgentProgram program, AgentTranscript transcript) {
    this.name = name;
    this.settings = settings;
    this.program = program;
    this.transcript = transcript;
  }

  /** What came of the prompts so far. */
  public synchronized AgentCounts counts() {
    return counts;
  }

  private synchronized void count(AgentCounts more) {
    counts = counts.plus(more);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    ownMatch = new OwnMatch(setup);
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    OwnMatch now = ownMatch;
    if (now == null) {
      throw new IllegalStateException("no match was started");
    }
    now.advance(lastJointMove);
    ImmutableList<Move> legal = now.legal();
    return legal.size() == 1
        ? legal.getFirst().term()
        : new Decision(now, legal, deadlineNanos).make().term();
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    program.close();
  }

  @Override
  public void abort() {
    program.close();
  }

  @Override
  public void close() {
    program.close();
  }

  /** A match as this player sees it. */
  private final class OwnMatch {
    private final Game game;
    private final Role role;
    private final StateMachine machine;
    private final Optional<Function<ImmutableList<Term>, String>> board;
    private ImmutableList<ImmutableList<Move>> history = Lists.immutable.empty();
    private State state;

    OwnMatch(MatchSetup setup) {
      game = setup.game();
      role = setup.role();
      machine = game.newMachine();
      state = machine.initialState();
      board = shown(PromptPart.BOARD, () -> settings.drawing.apply(game));
    }

    void advance(ImmutableList<Move> jointMove) {
      if (jointMove.notEmpty()) {
        state = machine.next(state, jointMove);
        history = history.newWith(jointMove);
      }
    }

    ImmutableList<Move> legal() {
      return machine.legalMoves(state, role);
    }

    Prompt.Parts parts(ImmutableList<Move> legal) {
      return new Prompt.Parts(
          shown(PromptPart.RULES, () -> game.sheet().source().text()),
          shown(PromptPart.HISTORY, () -> history),
          shown(PromptPart.STATE, () -> machine.facts(state).collect(Term::toString)),
          board.map(drawing -> drawing.apply(machine.facts(state))),
          shown(PromptPart.LEGAL, () -> legal));
    }

    private <T> Optional<T> shown(PromptPart part, Supplier<T> text) {
      return settings.parts.contains(part) ? Optional.of(text.get()) : Optional.empty();
    }
  }

  /** A position in which the program chooses among several moves. */
  private final class Decision {
    private final OwnMatch ownMatch;
    private final ImmutableList<Move> legal;
    private final long deadlineNanos;
    private final long beginNanos = System.nanoTime();
    private int rejected;

    Decision(OwnMatch ownMatch, ImmutableList<Move> legal, long deadlineNanos) {
      this.ownMatch = ownMatch;
      this.legal = legal;
      this.deadlineNanos = deadlineNanos;
    }

    Move make() {
      try {
        Move move = legalAnswer();
        count(ofDecision(rejected + 1, Optional.empty()));
        return move;
      } catch (PlayerFailure failure) {
        boolean isIllegal = failure.kind() == PlayerFailure.Kind.ILLEGAL;
        count(ofDecision(isIllegal ? rejected : rejected + 1, Optional.of(failure.kind())));
        throw failure;
      }
    }

    private Move legalAnswer() {
      Prompt prompt = prompt();
      AgentAnswer answer = ask(prompt);
      while (answer.move().isEmpty()) {
        rejected++;
        if (rejected > settings.retries) {
          throw new PlayerFailure(
              PlayerFailure.Kind.ILLEGAL, shortened(answer.line()) + ": " + answer.reason());
        }
        prompt =
            prompt.again(new Prompt.Rejected(shortened(answer.line()), answer.reason()), left());
        answer = ask(prompt);
      }
      return answer.move().get();
    }

    private Prompt prompt() {
      return new Prompt(
          settings.match,
          ownMatch.role.name(),
          ownMatch.game.roles().collect(Role::name),
          ownMatch.history.size(),
          1,
          left(),
          ownMatch.parts(legal),
          Optional.empty());
    }

    private AgentAnswer ask(Prompt prompt) {
      ObjectNode asked = prompt.json();
      transcript.add(line("prompt", prompt).setAll(asked));
      try {
        AgentAnswer answer =
            AgentAnswer.read(
                program.ask(asked.toString(), deadlineNanos), ownMatch.game.spelling(), legal);
        ObjectNode told =
            line("answer", prompt).put("elapsed", elapsed()).put("answer", answer.line());
        transcript.add(
            answer
                .move()
                .map(move -> told.put("move", move.toString()))
                .orElseGet(() -> told.put("reason", answer.reason())));
        return answer;
      } catch (PlayerFailure fault) {
        transcript.add(
            line("fault", prompt).put("elapsed", elapsed()).put("reason", fault.getMessage()));
        throw fault;
      }
    }

    private ObjectNode line(String type, Prompt prompt) {
      return JsonNodeFactory.instance
          .objectNode()
          .put("type", type)
          .put("step", prompt.step())
          .put("attempt", prompt.attempt());
    }

    private AgentCounts ofDecision(int prompts, Optional<PlayerFailure.Kind> fault) {
      boolean isFirst = fault.isEmpty() && rejected == 0;
      return new AgentCounts(
          1,
          isFirst ? 1 : 0,
          prompts,
          rejected,
          fault.filter(kind -> kind == PlayerFailure.Kind.ILLEGAL).isPresent() ? 1 : 0,
          fault.filter(kind -> kind == PlayerFailure.Kind.TIMEOUT).isPresent() ? 1 : 0,
          fault.filter(kind -> kind == PlayerFailure.Kind.CONNECTION).isPresent() ? 1 : 0,
          elapsed());
    }

    /** Seconds since the first prompt. */
    private double elapsed() {
      return (System.nanoTime() - beginNanos) / 1e9;
    }

    /** Seconds that are left, in tenths. */
    private double left() {
      return Math.max(0, Math.round((deadlineNanos - System.nanoTime()) / 1e8) / 10.0);
    }
  }

  private static String shortened(String answer) {
    return answer.length() <= MAX_TOLD ? answer : answer.substring(0, MAX_TOLD) + " ...";
  }
}
