package org.gonu.web.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.render.Pictures;
import org.gonu.text.Sha256;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/**
 * Keeps the measurements of the library in step with its sheets. {@code -Dgolden.update=true}
 * measures the sheets that are new or have changed: up to {@value #SECONDS} seconds of random
 * matches each.
 */
final class LibraryStatisticsTest {
  private static final Path FILE =
      Path.of("src/main/resources/org/gonu/web/library/statistics.json");
  private static final String SUFFIX = ".kif";
  private static final long SECONDS = 3;
  private static final int MAX_PLAYOUTS = 20_000;
  private static final int MAX_LENGTH = 5_000;
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
      assertTrue(known.path(id(file)).path("playouts").asInt() > 0, id(file));
    }
  }

  /** Random matches of one game. */
  private static final class Matches {
    final MutableIntList lengths = IntLists.mutable.empty();
    final MutableIntList advantages = IntLists.mutable.empty();
    double branchings;
    long positions;
  }

  private static ObjectNode measure(String file) {
    Game game =
        Game.load(new SourceText(file, text(file)), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    StateMachine machine =
        game.fastEngine()
            .await(CIRCUIT_LIMIT)
            .map(made -> game.newMachine(made.circuit()))
            .orElseGet(game::newMachine);
    Matches matches = play(machine);
    ObjectNode out = JsonNodeFactory.instance.objectNode();
    out.put("playouts", matches.lengths.size());
    MutableIntList sorted = matches.lengths.toSortedList();
    out.putObject("length")
        .put("mean", rounded(sorted.average()))
        .put("low", sorted.get(sorted.size() / 20))
        .put("high", sorted.get(sorted.size() - 1 - sorted.size() / 20));
    out.put("branching", rounded(matches.branchings / matches.positions));
    ImmutableList<Role> playing = game.roles().reject(Role::isChance);
    State start = machine.initialState();
    if (playing.size() == 2
        && playing.count(role -> machine.legalMoves(start, role).size() > 1) == 1) {
      putFirstMove(out.putObject("firstMove"), first(machine), matches.advantages);
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

  /** The first role with a choice at the start. */
  private static Role first(StateMachine machine) {
    State start = machine.initialState();
    return machine
        .roles()
        .detectOptional(role -> !role.isChance() && machine.legalMoves(start, role).size() > 1)
        .orElse(machine.roles().getFirst());
  }

  private static Matches play(StateMachine machine) {
    Matches matches = new Matches();
    SplittableRandom random = new SplittableRandom(1);
    Role first = first(machine);
    Role second =
        machine
            .roles()
            .detectOptional(role -> !role.isChance() && !role.equals(first))
            .orElse(first);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (matches.lengths.isEmpty()
        || (System.nanoTime() < end && matches.lengths.size() < MAX_PLAYOUTS)) {
      State state = machine.initialState();
      int length = 0;
      while (!machine.isTerminal(state) && length < MAX_LENGTH) {
        MutableList<Move> joint = Lists.mutable.empty();
        double branching = 1;
        for (Role role : machine.roles()) {
          ImmutableList<Move> legal = machine.legalMoves(state, role);
          branching *= legal.size();
          joint.add(legal.get(random.nextInt(legal.size())));
        }
        matches.branchings += branching;
        matches.positions++;
        state = machine.next(state, joint.toImmutable());
        length++;
      }
      matches.lengths.add(length);
      matches.advantages.add(
          machine.isTerminal(state) ? machine.goal(state, first) - machine.goal(state, second) : 0);
    }
    return matches;
  }
}
