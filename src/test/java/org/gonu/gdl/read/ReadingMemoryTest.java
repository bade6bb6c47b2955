package org.gonu.gdl.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gonu.JavaMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** That a text in one list, as messages carry rules, is read in some 50 times its length. */
@Timeout(60)
final class ReadingMemoryTest {
  private static final int CHARACTERS = 2 << 20;

  /** Half of what the tokens and the parse tree of such a text would take. */
  private static final String HEAP = "-Xmx160m";

  /** Reads such a text in a program of its own. */
  static final class Program {
    private Program() {}

    /** Ends with 0 if the text could be read. */
    public static void main(String[] arguments) {
      String term = "(s ".repeat(400) + "z" + ")".repeat(400);
      String text = "(" + term.repeat(CHARACTERS / term.length()) + ")";
      boolean read = GdlReader.readExpressions(new SourceText("text", text)).value().isPresent();
      System.exit(read ? 0 : 1);
    }
  }

  @Test
  void readExpressions_megabytesInOneList_takesLittleMemory() throws Exception {
    Process process =
        JavaMachine.program(List.of(JavaMachine.SERIAL, HEAP), Program.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();

    try {
      assertEquals(0, process.waitFor());
    } finally {
      process.destroyForcibly();
    }
  }
}
