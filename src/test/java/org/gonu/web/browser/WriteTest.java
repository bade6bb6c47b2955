package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.ImmutableMap;
import org.junit.jupiter.api.Test;

/** Rules are written with the help of the language server, with the board beside them. */
final class WriteTest extends WithServer {
  WriteTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  private Screen editor() {
    return openEditor(screen());
  }

  /** Opens the editor with the text that it begins with. */
  static Screen openEditor(Screen screen) {
    screen.open("#/write");
    screen.find("gonu-editor .cm-content").waitFor();
    screen.waitForText(".status", "No errors");
    screen.find("gonu-board .picture svg").waitFor();
    return screen;
  }

  /** Writes a line at the end of the sheet. */
  static void addLine(Screen screen, String line) {
    screen.find("gonu-editor .cm-content").focus();
    screen.page().keyboard().press("Control+End");
    screen.page().keyboard().press("Enter");
    screen.page().keyboard().insertText(line);
  }

  @Test
  void misspelling_isShownWhereItIs_andTheQuickFixWorks() {
    Screen screen = editor();

    addLine(screen, "(<= terminal (opponet x o))");
    Locator mark = screen.find("gonu-editor .cm-lintRange").first();
    mark.waitFor();
    assertTrue("(opponet x o)".contains(mark.innerText().strip()), mark.innerText());
    mark.hover();
    screen.find("gonu-editor .cm-diagnosticAction").first().waitFor();
    screen.shoot("quick-fix");
    screen.find("gonu-editor .cm-diagnosticAction").first().click();

    screen.waitForText("gonu-editor .cm-content", "(<= terminal (opponent x o))");
  }

  /** Findings of several kinds, with what their first quick fix makes of the line. */
  private static final ImmutableMap<String, String> FIXED =
      Maps.immutable
          .of(
              "(<= terminal (true (contrl x)))", "(true (control x))",
              "(<= (next (control x)) (does x (mrk a 1)))", "(does x (mark a 1))",
              "(<= (goal x 101) (role x))", "(goal x 100)",
              "(<= (goal x 50) (next (control x)))", "(following (control x))")
          .newWithKeyValue("(<= terminal (does x (surrender)))", "(legal x (surrender))");

  @Test
  void quickFixes_areOfferedBelowTheText_andWork() {
    Screen screen = editor();

    FIXED.forEachKeyValue(
        (line, mended) -> {
          addLine(screen, line);
          screen.find(".findings .grave .fix").first().waitFor();
          if (line.contains("contrl")) {
            screen.shootForDocumentation("editor");
          }
          screen.find(".findings .grave .fix").first().click();
          screen.waitForText("gonu-editor .cm-content", mended);
          screen.find("gonu-editor .cm-content").focus();
          screen.page().keyboard().press("Control+z");
          screen.page().keyboard().press("Control+z");
          screen.waitForText(".status", "No errors");
        });
  }

  @Test
  void error_makesTheBoardWait_untilItIsGone() {
    Screen screen = editor();

    addLine(screen, "(<= (goal ?r 50) (true (control x)))");
    screen.waitForText(".status", "1 error");
    screen.find("gonu-editor .cm-lintRange-error").first().waitFor();
    screen.find(".stale").waitFor();
    screen.shoot("error");
    screen.page().keyboard().press("Control+z");

    screen.waitForText(".status", "No errors");
    awaitNone(screen, ".stale");
  }

  @Test
  void errorsOfTheTextBefore_thatComeLate_doNotKeepTheBoardWaiting() {
    Screen screen = editor();

    screen
        .find("gonu-editor")
        .evaluate(
            """
            editor => {
              const tell = found =>
                editor.dispatchEvent(new CustomEvent('gonu-findings', { detail: found }));
              tell([{ isError: true, line: 1, column: 1, message: 'late', fixes: [] }]);
              tell([]);
            }
            """);

    awaitNone(screen, ".stale");
    assertEquals(0, screen.find(".side p.error").count());
  }

  private static void awaitNone(Screen screen, String selector) {
    screen
        .find(selector)
        .waitFor(
            new Locator.WaitForOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
  }

  @Test
  void coverageAndSimulation_areShown() {
    Screen screen = editor();

    screen.button("Coverage").click();
    screen.find("gonu-editor .uses").first().waitFor();
    screen.button("Simulate").click();
    screen.find(".report pre").waitFor();

    screen.shoot("coverage");
  }

  @Test
  void sharedLink_opensTheSamePosition() {
    Screen screen = editor();
    screen.site("b2").click();
    screen.waitForText(".side .turn", "Step 1");
    screen.find("gonu-board .site.marked[data-site=b2]").waitFor();
    screen.button("Share").click();
    screen.find(".status input").waitFor();
    String link = screen.find(".status input").inputValue();
    String drawn = screen.find("gonu-board .picture").innerHTML();

    Screen other = screen();
    other.page().navigate(link);
    other.find("gonu-board .picture svg").waitFor();

    assertEquals(drawn, other.find("gonu-board .picture").innerHTML());
    assertEquals("1", other.find("gonu-steps .now .number").innerText().strip());
    other.shoot("shared");
  }

  @Test
  void gameOfAnotherSheet_doesNotKeepTheTitleOfTheFirst() throws Exception {
    Screen screen = editor();
    // Chromium styles the spaces of text that is put in as a whole; the page does not.
    screen.expectMessages("Applying inline style");
    String sheet = Files.readString(Path.of("rules/krk.kif"));

    replaceAll(screen, sheet);
    screen.button("Play").click();
    screen.waitForText("h1", "Play King and rook against king, 4x4");

    screen.open("#/write");
    screen.find("gonu-editor .cm-content").waitFor();
    replaceAll(screen, sheet.replaceAll("(?m)^;.*$", ""));
    screen.button("Play").click();
    screen.waitForText("h1", "Play Your game");
    screen.button("Start").click();
    screen.waitForText(".side h1", "Your game");
  }

  @Test
  void gameThatDoesNotFitIntoALink_isToldSo() {
    Screen screen = editor();
    screen
        .find("gonu-editor")
        .evaluate(
            """
            editor => {
              let seed = 1;
              let text = '';
              for (let i = 0; i < 40_000; i++) {
                seed = (seed * 48271) % 2147483647;
                text += (i % 10 ? '' : '\\n;') + seed.toString(36);
              }
              return editor.setText(text);
            }
            """);

    screen.button("Share").click();

    screen.waitForText(".error", "too long for a link");
    assertEquals(0, screen.find(".status input").count());
  }

  @Test
  void languageServerThatRefuses_isAskedAgain() {
    Screen screen = screen();
    AtomicInteger sockets = new AtomicInteger();
    screen
        .page()
        .routeWebSocket(
            Pattern.compile(".*/api/v1/lsp"),
            socket -> {
              if (sockets.incrementAndGet() > 1) {
                socket.connectToServer();
              } else {
                socket.onMessage(
                    message ->
                        socket.send(
                            "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"message\":\"no\"}}"));
              }
            });

    screen.open("#/write");

    screen.waitForText(".status", "No errors");
    assertEquals(2, sockets.get());
  }

  /** Writes a whole sheet in place of the one before. */
  private static void replaceAll(Screen screen, String sheet) {
    screen.find("gonu-editor .cm-content").fill(sheet);
    screen.waitForText(".status", "No errors");
  }
}
