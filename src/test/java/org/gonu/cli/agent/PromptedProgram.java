package org.gonu.cli.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gonu.JavaMachine;

/** A program by script that answers prompts, in place of a language model. */
final class PromptedProgram {
  private static final Pattern FIRST_LEGAL = Pattern.compile("\"legal\":\\[\"([^\"]+)\"");
  private static final Pattern ATTEMPT = Pattern.compile("\"attempt\":(\\d+)");

  private PromptedProgram() {}

  /**
   * Answers prompts until there are none any more.
   *
   * @param args how it behaves
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String prompt = in.readLine();
    while (prompt != null) {
      String first = find(FIRST_LEGAL, prompt);
      boolean isFirstAttempt = find(ATTEMPT, prompt).equals("1");
      switch (args[0]) {
        case "legal" -> say(first);
        case "json" -> say("{\"thought\": \"why not\", \"move\": \"" + first + "\"}");
        case "slips" -> say(isFirstAttempt ? "(no such move)" : first);
        case "errs" -> say("I do not know (");
        case "dies" -> System.exit(7);
        case "hangs" -> {
          System.err.println("asked");
          Thread.sleep(60_000);
        }
        case "talks" -> {
          while (!System.out.checkError()) {
            say("hm");
          }
        }
        default -> throw new IllegalArgumentException(args[0]);
      }
      prompt = in.readLine();
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }

  private static String find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }

  /** The command line that starts it. */
  static String command(String behaviour) {
    return Stream.of(
            JavaMachine.PROGRAM,
            JavaMachine.QUICK,
            JavaMachine.SERIAL,
            "-cp",
            classes(),
            PromptedProgram.class.getName(),
            behaviour)
        .map(word -> "'" + word + "'")
        .collect(Collectors.joining(" "));
  }

  /** The directory of the classes of these tests alone: the program uses nothing else. */
  private static String classes() {
    return Path.of(
            URI.create(
                String.valueOf(
                    PromptedProgram.class.getProtectionDomain().getCodeSource().getLocation())))
        .toString();
  }
}
