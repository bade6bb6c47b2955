package org.gonu.web.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Strictness;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.Move;
import org.gonu.machine.PlayoutSums;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.render.Pictures;
import org.gonu.text.Sha256;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/**
 * Keeps the measurements of the library in step with its sheets. {@code -Dgolden.update=true}
 * measures the sheets that are new or have changed, in lanes: up to {@value #MAX_PLAYOUTS} random
 * matches each, those that begin within {@value #SECONDS} seconds. Choices are counted in matches
 * of the circuit machine.
 */
final class LibraryStatisticsTest {
  private static final Path FILE =
      Path.of("src/main/resources/org/gonu/web/library/statistics.json");
  private static final String SUFFIX = ".kif";
  private static final long SECONDS = 6;

  /** Time to count choices, and most positions in which they are counted. */
  private static final long SECONDS_OF_CHOICES = 2;

  private static final long MAX_POSITIONS = 200_000;
  private static final int STRIDE = 16;
  private static final int SAMPLED_BEGINS = 50;
  private static final int MAX_PLAYOUTS = 20_000;
  private static final int LEAST_PLAYOUTS = 1_000;
  private static final Duration CIRCUIT_LIMIT = Duration.ofMinutes(2);

  /** Two-sided, 95 %. */
  private static final double QUANTILE = 1.96;

  private static ImmutableList<String> sheets() {
    return SheetLibrary.names().select(name -> name.endsWith(SUFFIX));
  }

  private static String id(String file) {
    return file.substring(0, file.length() - SUFFIX.length());
  }

  private static String text(String file) {
    return new String(SheetLibrary.read(file), StandardCharsets.UTF_8);
  }

  @Test
  void statistics_ofTheLibrary_areThoseOfItsSheets() throws IOException {
    ObjectMapper mapper = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    ObjectNode known = (ObjectNode) mapper.readTree(Files.readString(FILE));
    if (Boolean.getBoolean("golden.update")) {
      ObjectNode measured = JsonNodeFactory.instance.objectNode();
      for (String file : sheets()) {
        String hash = Sha256.hex(text(file));
        measured.set(
            id(file),
            known.path(id(file)).path("sha256").asText().equals(hash)
                ? known.get(id(file))
                : measure(file).put("sha256", hash));
      }
      Files.writeString(FILE, mapper.writeValueAsString(measured) + "\n");
      return;
    }

    assertEquals(
        sheets().collect(LibraryStatisticsTest::id), Lists.mutable.withAll(known::fieldNames));
    for (String file : sheets()) {
      assertEquals(Sha256.hex(text(file)), known.path(id(file)).path("sha256").asText(), id(file));
      assertTrue(known.path(id(file)).path("playouts").asInt() >= LEAST_PLAYOUTS, id(file));
    }
  }

  /** Random play at tic-tac-toe is known exactly: x wins 58.5 % of all matches, and o 28.8 %. */
  @Test
  void statistics_ofTicTacToe_areThoseThatCanBeComputed() throws IOException {
    JsonNode first = new ObjectMapper().readTree(FILE.toFile()).at("/tic-tac-toe/firstMove");

    assertEquals("x", first.get("role").asText());
    assertEquals(64.8, first.get("points").asDouble(), 1);
    assertTrue(first.get("high").asDouble() - first.get("low").asDouble() < 1.5, first.toString());
  }

  /** Random matches of one game. */
  private static final class Matches implements LaneClient {
    private final int first;
    private final int second;
    private final long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    private final MutableIntList lengths = IntLists.mutable.empty();
    private final MutableIntList advantages = IntLists.mutable.empty();
    private final int start;
    private int begun;

    /**
     * Matches whose advantage is that of one role over another one.
     *
     * @param start phase of the initial state
     */
    Matches(Role first, Role second, int start) {
      this.start = start;
      this.first = first.index();
      this.second = second.index();
    }

    /** Plays as many as there may be, each to its end. */
    void play(Lanes lanes) {
      do {
        lanes.run(this, STRIDE);
      } while (lanes.busy() > 0);
    }

    @Override
    public boolean assign(int phase, LaneJob job) {
      if (phase != start || begun >= MAX_PLAYOUTS || (begun > 0 && System.nanoTime() > end)) {
        return false;
      }
      begun++;
      return true;
    }

    @Override
    public void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals) {}

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      assertEquals(1, sums.count());
      assertEquals(0, sums.broken() + sums.cut());
      lengths.add((int) sums.plies());
      advantages.add((int) (sums.goals(first) - sums.goals(second)));
    }
  }

  private static ObjectNode measure(String file) {
    Game game =
        Game.load(new SourceText(file, text(file)), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    FastEngine.Made made = game.fastEngine().await(CIRCUIT_LIMIT).orElseThrow();
    StateMachine machine = game.newMachine(made.circuit());
    Lanes lanes = made.lanes().playouts().newLanes(1);
    int phase = lanes.phaseOf(made.lanes().initialState());
    Matches matches = new Matches(first(machine), second(machine), phase);
    matches.play(lanes);
    ObjectNode out = JsonNodeFactory.instance.objectNode();
    out.put("playouts", matches.lengths.size());
    MutableIntList sorted = matches.lengths.toSortedList();
    out.putObject("length")
        .put("mean", rounded(sorted.average()))
        .put("low", sorted.get(sorted.size() / 20))
        .put("high", sorted.get(sorted.size() - 1 - sorted.size() / 20));
    out.put("branching", rounded(branching(machine)));
    Optional<Role> beginner = beginner(machine);
    if (game.roles().count(role -> !role.isChance()) == 2 && beginner.isPresent()) {
      putFirstMove(out.putObject("firstMove"), beginner.get(), matches.advantages);
    } else {
      out.putNull("firstMove");
    }
    return out.put("board", Pictures.of(game, Optional.empty()).hasBoard());
  }

  /** What the role that moves first gets on average, of 100 points that both share. */
  private static void putFirstMove(ObjectNode out, Role first, MutableIntList advantages) {
    double mean = advantages.average();
    double variance =
        advantages.primitiveStream().mapToDouble(v -> (v - mean) * (v - mean)).average().orElse(0);
    double half = QUANTILE * Math.sqrt(variance / advantages.size());
    out.put("role", first.name())
        .put("points", rounded(50 + mean / 2))
        .put("low", rounded(50 + (mean - half) / 2))
        .put("high", rounded(50 + (mean + half) / 2));
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }

  /** The role with the first choice of a match, if it is the same one in all of some matches. */
  private static Optional<Role> beginner(StateMachine machine) {
    SplittableRandom random = new SplittableRandom(1);
    MutableSet<Role> beginners = Sets.mutable.empty();
    for (int match = 0; match < SAMPLED_BEGINS; match++) {
      State state = machine.initialState();
      ImmutableList<Role> choosing = choosing(machine, state);
      while (choosing.isEmpty() && !machine.isTerminal(state)) {
        state = machine.next(state, randomMoves(machine, state, random));
        choosing = choosing(machine, state);
      }
      if (choosing.size() != 1) {
        return Optional.empty();
      }
      beginners.add(choosing.getFirst());
    }
    return beginners.size() == 1 ? Optional.of(beginners.getOnly()) : Optional.empty();
  }

  private static ImmutableList<Role> choosing(StateMachine machine, State state) {
    return machine.isTerminal(state)
        ? Lists.immutable.empty()
        : machine
            .roles()
            .select(role -> !role.isChance() && machine.legalMoves(state, role).size() > 1);
  }

  private static ImmutableList<Move> randomMoves(
      StateMachine machine, State state, SplittableRandom random) {
    return machine
        .roles()
        .collect(
            role -> {
              ImmutableList<Move> legal = machine.legalMoves(state, role);
              return legal.get(random.nextInt(legal.size()));
            });
  }

  /** The role whose advantage is counted. */
  private static Role first(StateMachine machine) {
    return beginner(machine).orElse(machine.roles().getFirst());
  }

  /** Another role that plays. */
  private static Role second(StateMachine machine) {
    Role first = first(machine);
    return machine
        .roles()
        .detectOptional(role -> !role.isChance() && !role.equals(first))
        .orElse(first);
  }

  /** Legal joint moves of a position of random matches on average; matches count as a whole. */
  private static double branching(StateMachine machine) {
    SplittableRandom random = new SplittableRandom(1);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_OF_CHOICES);
    double sum = 0;
    long positions = 0;
    while (positions == 0 || (System.nanoTime() < end && positions < MAX_POSITIONS)) {
      State state = machine.initialState();
      while (!machine.isTerminal(state)) {
        double choices = 1;
        for (Role role : machine.roles()) {
          choices *= machine.legalMoves(state, role).size();
        }
        sum += choices;
        positions++;
        state = machine.next(state, randomMoves(machine, state, random));
      }
    }
    return sum / positions;
  }
}
