package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.analysis.simulation.SimulationFindings;
import org.gonu.analysis.simulation.SimulationReport;
import org.gonu.board.view.ViewReader;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.input.GameFile;
import org.gonu.game.ContractReport;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchRecordReader;
import org.gonu.ruletest.RuleTestReader;
import org.gonu.ruletest.RuleTestResult;
import org.gonu.ruletest.RuleTestRunner;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.server.tournament.spec.References;
import org.gonu.server.tournament.spec.SpecReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The catalogue of diagnostics. {@code catalogue.txt} has a title, an explanation, a bad and a good
 * example for every code; the page of the site is made of it and of the messages that the bad
 * examples really give. {@code -Dgolden.update=true} writes the page anew.
 *
 * <p>Examples are parts of a sheet and come before {@link #FRAME}, which is a game without faults;
 * {@code alone} leaves it out. {@code play} plays the game to its end, {@code simulate} at random
 * and often, {@code record}, {@code test}, {@code infix}, {@code to-infix}, {@code file}, {@code
 * spec}, {@code log} and {@code view} say what an example is instead of a sheet.
 */
final class DiagnosticCatalogueTest {
  private static final Path SOURCE = Path.of("src/test/resources/golden/catalogue.txt");
  private static final Path PAGE = Path.of("src/site/markdown/diagnostics.md");
  private static final String INTRODUCTION =
      """
      # Diagnostics

      All findings of Gonu by number. 0xx: the text cannot be read. 1xx: the rules break the
      language. 2xx: the rules are odd. 3xx: the rules break down in play. 4xx: match records and
      files. 5xx: tests of rule sheets. 6xx: tournaments. 7xx: view files. The examples are parts of
      a sheet. The messages are those of the wrong examples.
      [Validation](validation.md) has the restrictions of the language and their codes.

      <!-- Made by DiagnosticCatalogueTest from catalogue.txt. To make it anew:
           mvn -q test -Dtest=DiagnosticCatalogueTest -Dgolden.update=true -->
      """;
  private static final String FRAME =
      """
      (role white)
      (init (step 1))
      (legal white noop)
      (<= (next (step 2)) (true (step 1)))
      (<= terminal (true (step 2)))
      (<= (goal white 100) terminal)
      """;
  private static final String DEEP = "(f ".repeat(501) + "a" + ")".repeat(501);

  /** Rule sheets of which only the names matter. */
  private static final References REFERENCES =
      new References() {
        @Override
        public Sheet sheet(String reference) {
          return new Sheet(
              "rules/" + reference + ".kif",
              reference,
              "7a2a2c72".repeat(8),
              Lists.immutable.of("x", "o"));
        }

        @Override
        public Optional<String> faultOfAddress(String address) {
          return Optional.empty();
        }
      };

  /** A log in which nothing has been played. */
  private static final String LOG =
      LogLine.of(
          SpecReader.read(
                  new SourceText(
                      "cup.yaml",
                      "tournament: cup\ngames: [tic-tac-toe]\nplayers: [legal, random]"),
                  REFERENCES)
              .get());

  private static final String SHOWN_LOG =
      "{\"type\":\"tournament\",\"version\":1,\"specification\":{...},\"sha256\":\"...\"}";

  /** A part of the catalogue's source. */
  private record Example(String how, String text) {
    boolean is(String word) {
      return Lists.immutable.with(how.split(" ", -1)).contains(word);
    }

    String whole() {
      return text.replace("@DEEP@", DEEP) + (is("alone") ? "" : FRAME);
    }

    /** All that is found in it. */
    Diagnostics findings() {
      if (is("file")) {
        return GameFile.tryRead(text.strip()).diagnostics();
      }
      if (is("spec")) {
        return SpecReader.read(new SourceText("cup.yaml", text), REFERENCES).diagnostics();
      }
      if (is("log")) {
        byte[] lines = text.replace("@LOG@", LOG).getBytes(StandardCharsets.UTF_8);
        return LogReader.read("tournament.jsonl", lines).diagnostics();
      }
      if (is("record")) {
        return MatchRecordReader.read(new SourceText("match.json", text)).diagnostics();
      }
      if (is("infix")) {
        return InfixConverter.toPrefix(new SourceText("example.txt", text)).diagnostics();
      }
      if (is("to-infix")) {
        SourceText sheet = new SourceText("example.kif", text);
        return InfixConverter.toInfix(sheet, CasePolicy.INSENSITIVE).diagnostics();
      }
      if (is("test")) {
        return testFindings();
      }
      if (is("view")) {
        return ViewReader.read(new SourceText("example.view", text), frame()).diagnostics();
      }
      SourceText source = new SourceText("example.kif", whole());
      var game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.STRICT);
      if (is("simulate") && game.value().isPresent()) {
        return game.diagnostics().and(simulated(game.get()));
      }
      return is("play") && game.value().isPresent()
          ? game.diagnostics().and(playFindings(game.get()))
          : game.diagnostics();
    }

    /** What random matches show; records of matches are not written. */
    private static Diagnostics simulated(Game game) {
      SimulationReport report = new Simulation(game, new Simulation.Limits(20, 1, 50, 50)).run();
      Diagnostics findings =
          Diagnostics.of(
              report
                  .violations()
                  .collect(each -> SimulationFindings.finding(game, each))
                  .castToList());
      return findings.and(Diagnostics.of(SimulationFindings.neverWon(game, report).castToList()));
    }

    private Diagnostics testFindings() {
      var file = RuleTestReader.read(new SourceText("example.test", text));
      return file.value()
          .map(tests -> RuleTestRunner.run(tests, frame()).collect(RuleTestResult::failures))
          .map(failures -> failures.injectInto(Diagnostics.NONE, Diagnostics::and))
          .orElse(file.diagnostics());
    }

    private static Game frame() {
      return Game.load(
              new SourceText("example.kif", FRAME), CasePolicy.INSENSITIVE, Strictness.STRICT)
          .get();
    }

    private static Diagnostics playFindings(Game game) {
      try {
        StateMachine machine = game.newMachine();
        State state = machine.initialState();
        while (!machine.isTerminal(state)) {
          State present = state;
          state =
              machine.next(
                  present,
                  machine.roles().collect(role -> machine.legalMoves(present, role).getFirst()));
        }
        for (Role role : machine.roles()) {
          machine.goal(state, role);
        }
        return Diagnostics.NONE;
      } catch (BrokenContractException fault) {
        return ContractReport.of(fault, game.sheet());
      }
    }
  }

  /** One code. */
  private record Entry(String label, String title, String text, ImmutableList<Example> examples) {
    DiagnosticCode code() {
      return Stream.of(DiagnosticCode.values())
          .filter(code -> code.label().equals(label))
          .findFirst()
          .orElseThrow(() -> new AssertionError("no code " + label));
    }

    ImmutableList<Example> examples(String word) {
      return examples.select(example -> example.is(word));
    }

    ImmutableList<Diagnostic> found(Example example) {
      return example.findings().all().select(each -> each.code() == code());
    }

    String toMarkdown() {
      StringBuilder out = new StringBuilder();
      out.append("## ").append(label).append(": ").append(title).append("\n\n");
      out.append(text).append("\n\n");
      out.append("*").append(code().severity().label()).append(", ");
      out.append(code().clause()).append("*\n");
      for (Example bad : examples("bad")) {
        out.append("\n```\n").append(bad.text().replace("@DEEP@", "(f (f (f ... a ...)))"));
        out.append("```\n\n```\n");
        found(bad).each(each -> out.append(new DiagnosticPrinter().print(each)));
        out.append("```\n");
      }
      for (Example good : examples("good")) {
        out.append("\nRight:\n\n```\n")
            .append(good.text().replace("@LOG@", SHOWN_LOG))
            .append("```\n");
      }
      return out.toString();
    }
  }

  private static ImmutableList<Entry> entries() throws IOException {
    MutableList<Entry> entries = Lists.mutable.empty();
    for (String section : Files.readString(SOURCE).split("(?m)^# ", -1)) {
      if (!section.isEmpty()) {
        String[] parts = section.split("(?m)^--- ", -1);
        String[] top = parts[0].split("\n", 2);
        String[] words = top[0].split(" ", 2);
        entries.add(
            new Entry(
                words[0],
                words[1],
                top[1].strip(),
                Lists.immutable.with(parts).drop(1).collect(DiagnosticCatalogueTest::example)));
      }
    }
    return entries.toImmutable();
  }

  private static Example example(String part) {
    String[] lines = part.split("\n", 2);
    return new Example(lines[0], lines[1].stripTrailing() + "\n");
  }

  @TestFactory
  Stream<DynamicTest> examples_everyCode_areBadAndGood() throws IOException {
    return entries().castToList().stream()
        .map(entry -> DynamicTest.dynamicTest(entry.label(), () -> check(entry)));
  }

  private static void check(Entry entry) {
    assertFalse(entry.text().isBlank());
    for (Example bad : entry.examples("bad")) {
      assertTrue(entry.found(bad).notEmpty(), () -> "found instead: " + bad.findings());
    }
    for (Example good : entry.examples("good")) {
      Diagnostics findings = good.findings();
      assertEquals(Lists.immutable.empty(), entry.found(good));
      assertFalse(findings.hasErrors() && !good.is("record"), findings::toString);
    }
    assertEquals(1, entry.examples("bad").size());
  }

  @Test
  void catalogue_everyCode_hasAnEntryInItsOrder() throws IOException {
    assertEquals(
        Stream.of(DiagnosticCode.values()).map(DiagnosticCode::label).toList(),
        entries().collect(Entry::label).castToList());
  }

  @Test
  void page_isMadeOfTheCatalogue() throws IOException {
    StringBuilder page = new StringBuilder();
    page.append(INTRODUCTION);
    entries().each(entry -> page.append('\n').append(entry.toMarkdown()));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, page);
    }

    assertEquals(page.toString(), Files.exists(PAGE) ? Files.readString(PAGE) : "");
  }
}
