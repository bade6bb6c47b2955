package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option that names the engine which shows a position. */
final class EngineOptionTest extends CommandLineFixture {
  EngineOptionTest(@TempDir Path directory) {
    super(directory);
  }

  @Test
  void show_eachEngine_printsTheSame() {
    String shown = Run.of("show", KRK).out();

    for (String engine : new String[] {"reference", "circuit", "auto"}) {
      assertEquals(shown, Run.of("show", KRK, "--engine", engine).out());
    }
  }

  @Test
  void show_positionUnknownToTheCircuit_isShownUnlessTheCircuitIsNamed() throws IOException {
    String facts = file("unknown", "(control white) (step 1) (cell a 1 dragon)");

    assertEquals(0, Run.of("show", KRK, "--facts", facts, "--engine", "auto").code());
    assertFails(
        1,
        "the circuit does not know this position: never true",
        "show",
        KRK,
        "--facts",
        facts,
        "--engine",
        "circuit");
  }
}
