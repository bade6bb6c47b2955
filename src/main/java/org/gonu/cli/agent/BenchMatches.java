package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.match.MatchPlans;
import org.gonu.cli.match.OpenPlayers;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.RandomPlayer;
import org.gonu.player.ThinkLog;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.agent.AgentPlayer;
import org.gonu.server.agent.AgentProgram;
import org.gonu.server.agent.AgentTranscript;
import org.gonu.server.arena.ArenaRun;
import org.gonu.server.scramble.ScrambledPlayer;
import org.gonu.server.scramble.Scrambling;

/** Plays the matches of a benchmark, each with a new process of the agent. */
final class BenchMatches implements ArenaRun.MatchMaker<BenchPairing, BenchResult> {
  /** For boards to be found, and for our players to prepare. */
  private static final Duration START = Duration.ofSeconds(30);

  /**
   * For the circuit of a game to be made before its first match, so that levels are what they are.
   */
  private static final Duration CIRCUIT_LIMIT = Duration.ofSeconds(60);

  private final AgentSettings agent;
  private final long seed;
  private final PlayerSettings defaults;
  private final PlayerContext context;
  private final Path directory;

  /** The programs of the matches in progress, with the threads that lead the matches. */
  private final Map<AgentProgram, Thread> inProgress = new ConcurrentHashMap<>();

  BenchMatches(
      AgentSettings agent, long seed, PlayerSettings defaults, ThinkLog log, Path directory) {
    this.agent = agent;
    this.seed = seed;
    this.defaults = defaults;
    this.context = PlayerContext.of(log);
    this.directory = directory;
  }

  @Override
  public BenchResult play(BenchPairing pairing, int worker) {
    AgentProgram program = program(pairing);
    inProgress.put(program, Thread.currentThread());
    try (program;
        TranscriptFile transcript =
            TranscriptFile.open(directory.resolve(pairing.name() + ".jsonl"))) {
      return play(pairing, program, transcript);
    } catch (BrokenContractException fault) {
      throw GameFile.broken(pairing.sheet().game(), fault);
    } finally {
      inProgress.remove(program);
    }
  }

  private AgentProgram program(BenchPairing pairing) {
    try {
      return AgentProgram.start(agent.words(), directory.resolve(pairing.name() + ".err"));
    } catch (IOException missing) {
      throw new InputException(
          "gonu: the agent cannot be started: "
              + missing.getMessage()
              + "\nhelp: --agent takes the command line of a program, such as"
              + " 'python3 agent.py'\n");
    }
  }

  private BenchResult play(BenchPairing pairing, AgentProgram program, AgentTranscript transcript) {
    Game game = pairing.sheet().game();
    game.fastEngine().prepare();
    game.fastEngine().await(CIRCUIT_LIMIT);
    AgentPlayer player =
        new AgentPlayer(
            agent.name(),
            new AgentPlayer.Settings(
                // The name of the game would tell what scrambled names hide.
                agent.isScrambled() ? "match-" + (pairing.match() + 1) : pairing.name(),
                agent.shown(),
                agent.retries(),
                seen -> new BoardView(seen)::draw),
            program,
            transcript);
    try (OpenPlayers opened =
        OpenPlayers.of(game.roles().collect(role -> () -> player(pairing, role, player)))) {
      ImmutableList<Player> players = opened.players();
      MatchPlan plan = plan(pairing, players);
      RecordFile file =
          RecordFile.in(directory, pairing.name()).withSheet(pairing.sheet().path(), game);
      MatchRecord record =
          new Referee(game, Clock.systemUTC()).run(plan, players, new NoObserver());
      file.write(record);
      BenchResult result = result(pairing, record, player);
      transcript.add(Json.object().put("type", "end").<ObjectNode>setAll(result.json()));
      return result;
    }
  }

  /** The player of a role: the agent, chance, or an opponent. */
  private Player player(BenchPairing pairing, Role role, AgentPlayer own) {
    if (role.equals(pairing.role())) {
      return agent.isScrambled() ? scrambled(pairing, own) : own;
    }
    PlayerSettings settings = defaults.withSeed(31 * pairing.seed(seed) + role.index());
    return role.isChance()
        ? new RandomPlayer("random", settings.seed())
        : pairing.opponent().open(settings, context);
  }

  private Player scrambled(BenchPairing pairing, AgentPlayer own) {
    Scrambling scrambling =
        new Scrambling(pairing.sheet().game(), 1_000_003 * seed + pairing.match());
    return new ScrambledPlayer(own, scrambling);
  }

  private MatchPlan plan(BenchPairing pairing, ImmutableList<Player> players) {
    Game game = pairing.sheet().game();
    return new MatchPlans(
            pairing.sheet().path(),
            game,
            game.roles().collect(role -> PlayerSpec.RANDOM),
            MatchClocks.of(START, agent.time()))
        .withScrambled(agent.isScrambled())
        .plan(pairing.seed(seed), header -> header.playerNames(players.collect(Player::name)));
  }

  private static BenchResult result(BenchPairing pairing, MatchRecord record, AgentPlayer player) {
    BenchSheet sheet = pairing.sheet();
    Role own = pairing.role();
    ImmutableList<Role> others = sheet.seats().reject(own::equals);
    return new BenchResult(
        pairing.name(),
        sheet.name(),
        sheet.isSolo() ? "alone" : pairing.opponent().label(),
        own.name(),
        record.goalValues().get(own.index()).orElseThrow(),
        others
            .collectInt(role -> record.goalValues().get(role.index()).orElseThrow())
            .maxIfEmpty(-1),
        record.moves().size(),
        player.counts());
  }

  /**
   * Ends all matches and their programs. The threads are interrupted first: they must not go on
   * with moves in place of those that ended programs do not make.
   */
  void abort() {
    inProgress.forEach(
        (program, referee) -> {
          if (referee != Thread.currentThread()) {
            referee.interrupt();
          }
          program.close();
        });
  }

  /** Transcripts and counts of the agent tell what failed. */
  private static final class NoObserver implements Referee.Observer {
    @Override
    public void reached(MatchRecord record) {
      // The record is written when the match is over.
    }

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      // The record has it.
    }
  }
}
