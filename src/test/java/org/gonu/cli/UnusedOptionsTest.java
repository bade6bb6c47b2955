package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options that would have no effect, and empty values, are wrong usage. */
final class UnusedOptionsTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      textBlock =
          """
          info tic-tac-toe --json --circuit | --circuit prints lines
          explain GDL-104 --json | --json needs a rule sheet
          explain GDL-104 --depth 3 | --depth needs a rule sheet
          validate krk --search 3 | --search needs --simulate
          validate krk --seed 9 | --seed needs --simulate
          render krk --width 100 | --width is for a .png or .gif
          render krk --delay 50 --out no-such-file.png | --delay is for a .gif
          tournament decide cup --withdraw X | --reason TEXT is missing
          help validate nonsense | found 'nonsense' too
          games --copy '' | option '--copy' needs a value
          match krk --player '' | option '--player' needs a value
          arena krk --a '' --b mcts | option '--a' needs a value
          match krk --player white=humna | there is no player 'humna', did you mean 'human'?
          show krk --after :3 | --after must be MATCH.json:STEP, not ':3'
          show '' | an argument is empty
          info krk --color | option '--color' needs a value
          info krk --color=never --color always | option '--color' is given more than once
          """)
  void line_withoutEffect_isWrongUsage(String line, String message) {
    Run run =
        Run.of(
            Stream.of(line.split(" "))
                .map(word -> word.equals("''") ? "" : word)
                .toArray(String[]::new));

    assertEquals(ExitCode.WRONG_USAGE, run.code(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }
}
