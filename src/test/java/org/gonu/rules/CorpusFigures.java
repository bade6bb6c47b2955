package org.gonu.rules;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.collections.api.bag.sorted.SortedBag;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.Perft;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.NetlistStatistics;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Diagnostic;
import org.gonu.text.SourceText;

/**
 * Figures of a public rule sheet: what this program makes of it, and nothing of its text.
 *
 * @param sheet name without suffix
 * @param sha256 of the bytes of the sheet, in hexadecimal digits
 * @param roles their number
 * @param facts of the first state, their number
 * @param legal by role the number of legal moves in the first state, with commas between
 * @param perft joint-move sequences of length 1, 2 and 3, with commas between; fewer if a length
 *     has too many; this and the last two are {@code -} if the rules break down in the first state
 * @param findings of the strict checks: {@code GDL-205:3}, by code, with blanks between
 * @param gates of the general netlist; {@code -} if there is no circuit
 */
record CorpusFigures(
    String sheet,
    String sha256,
    int roles,
    String facts,
    String legal,
    String perft,
    String findings,
    String gates) {
  /** Where the sheets are, if they are at hand. */
  static final Path CORPUS = Path.of("..", "shared", "corpus");

  /** The figures of all sheets. */
  static final Path TABLE = Path.of("src/test/resources/corpus.tsv");

  /** The names of the columns. */
  static final String TITLES = "sheet\tsha256\troles\tfacts\tlegal\tperft\tfindings\tgates";

  private static final String SUFFIX = ".kif";
  private static final String NONE = "-";
  private static final int DEPTH = 3;

  /** A length with more sequences than this, by the growth so far, is not counted. */
  private static final long MAX_SEQUENCES = 3_000;

  /** The names of the sheets that are at hand, in alphabetical order. */
  static ImmutableList<String> names() throws IOException {
    try (Stream<Path> files = Files.list(CORPUS)) {
      return Lists.immutable
          .fromStream(files.map(file -> file.getFileName().toString()))
          .select(file -> file.endsWith(SUFFIX))
          .collect(file -> file.substring(0, file.length() - SUFFIX.length()))
          .toImmutableSortedList();
    }
  }

  /** The rows of the table. */
  static ImmutableList<CorpusFigures> table() throws IOException {
    return Lists.immutable
        .withAll(Files.readAllLines(TABLE, StandardCharsets.UTF_8))
        .drop(1)
        .collect(line -> row(Lists.immutable.with(line.split("\t", -1))));
  }

  private static CorpusFigures row(ImmutableList<String> columns) {
    return new CorpusFigures(
        columns.get(0),
        columns.get(1),
        Integer.parseInt(columns.get(2)),
        columns.get(3),
        columns.get(4),
        columns.get(5),
        columns.get(6),
        columns.get(7));
  }

  /** True if the sheet has a circuit. */
  boolean hasCircuit() {
    return !gates.equals(NONE);
  }

  /** The row of the table. */
  String line() {
    return Lists.immutable
        .with(sheet, sha256, roles, facts, legal, perft, findings, gates)
        .makeString("\t");
  }

  /** The game of a sheet. */
  static Game load(String sheet) throws IOException {
    SourceText text = SourceText.decode(sheet + SUFFIX, bytes(sheet));
    return Game.load(text, CasePolicy.SENSITIVE, Strictness.LENIENT).get();
  }

  private static byte[] bytes(String sheet) throws IOException {
    return Files.readAllBytes(CORPUS.resolve(sheet + SUFFIX));
  }

  /** Takes the figures of a sheet. */
  static CorpusFigures of(String sheet) throws IOException {
    return of(sheet, load(sheet));
  }

  /** Takes the figures of a sheet whose game is loaded. */
  static CorpusFigures of(String sheet, Game game) throws IOException {
    byte[] bytes = bytes(sheet);
    Optional<FastEngine.Made> made = game.fastEngine().await(Duration.ofMinutes(2));
    StateMachine machine =
        made.map(circuit -> game.newMachine(circuit.circuit())).orElseGet(game::newMachine);
    return new CorpusFigures(
        sheet,
        sha256(bytes),
        machine.roles().size(),
        told(() -> String.valueOf(machine.facts(machine.initialState()).size())),
        told(() -> legal(machine).makeString(",")),
        told(() -> perft(machine)),
        findings(SourceText.decode(sheet + SUFFIX, bytes)),
        made.map(circuit -> NetlistStatistics.of(circuit.circuit().general()).gates())
            .map(String::valueOf)
            .orElse(NONE));
  }

  /** A figure, or that there is none since the rules break down. */
  private static String told(Supplier<String> figure) {
    try {
      return figure.get();
    } catch (BrokenContractException broken) {
      return NONE;
    }
  }

  private static ImmutableList<Integer> legal(StateMachine machine) {
    State start = machine.initialState();
    return machine.roles().collect(role -> machine.legalMoves(start, role).size());
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException("every Java machine has SHA-256", absent);
    }
  }

  private static String perft(StateMachine machine) {
    MutableList<Long> counts = Lists.mutable.of(1L);
    State start = machine.initialState();
    long next = legal(machine).collectLong(Integer::longValue).injectInto(1L, Math::multiplyExact);
    for (int depth = 1; depth <= DEPTH && next <= MAX_SEQUENCES; depth++) {
      MutableList<Perft.Row> rows = Lists.mutable.empty();
      new Perft(machine).run(start, depth, rows::add);
      long count = rows.getLast().sequences();
      next = count * count / Math.max(1, counts.getLast());
      counts.add(count);
    }
    return counts.drop(1).makeString(",");
  }

  private static String findings(SourceText text) {
    SortedBag<String> codes =
        Validator.validate(
                GdlReader.readSheet(text, CasePolicy.INSENSITIVE).get(), Strictness.STRICT)
            .diagnostics()
            .all()
            .collect(Diagnostic::code)
            .collect(code -> code.label())
            .toSortedBag();
    return codes
        .toSet()
        .toSortedList()
        .collect(code -> code + ":" + codes.occurrencesOf(code))
        .makeString(" ");
  }
}
