package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;

/** Texts that were written are kept in the browser. */
final class DraftTest extends WithServer {
  private static final String YOURS = ".bar optgroup[label=Yours] option";

  DraftTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void draft_staysWhenOthersAreOpened() {
    Screen screen = WriteTest.openEditor(screen());
    screen.button("Share").click();
    screen.find(".status input").waitFor();
    String link = screen.find(".status input").inputValue();
    WriteTest.addLine(screen, "; mine");
    screen.waitForText("gonu-editor .cm-content", "; mine");

    screen.find("select").selectOption("jul-gonu");
    screen.waitForText(".side .turn", "to move: black");
    screen.page().navigate(link.replace("#/shared/", "#/write/shared/"));
    screen.waitForText(".side .turn", "to move: x");
    screen.open("#/write");
    screen.page().reload();

    screen.find("gonu-editor .cm-content").waitFor();
    atEnd(screen, "; mine");
  }

  @Test
  void viewFile_isKeptWithTheDraft() {
    Screen screen = WriteTest.openEditor(screen());
    screen.find("details.view summary").click();
    screen.find("details.view textarea").fill("(view board)");

    screen.page().reload();

    screen.find("details.view textarea").waitFor();
    screen
        .page()
        .waitForCondition(
            () -> screen.find("details.view textarea").inputValue().equals("(view board)"));
  }

  @Test
  void severalDrafts_areKept_andOffered() {
    Screen screen = WriteTest.openEditor(screen());
    WriteTest.addLine(screen, "; the first");
    assertEquals(0, screen.find(YOURS).count());

    screen.find(".bar select").selectOption("jul-gonu");
    screen.waitForText(".status", "The text before is kept");
    screen.waitForText(".side .turn", "to move: black");
    screen.waitForText("gonu-editor .cm-content", ";;; Title: ");
    WriteTest.addLine(screen, "; the second");
    screen.open("#/write").page().reload();

    screen.waitForText(".side .turn", "to move: black");
    atEnd(screen, "; the second");
    screen.page().waitForCondition(() -> screen.find(YOURS).count() == 1);
    String first = screen.find(YOURS).first().innerText();
    assertEquals("Tic-tac-toe", first.replaceFirst(", .*", ""));
    screen.find(".bar select").selectOption(screen.find(YOURS).first().getAttribute("value"));
    screen.waitForText(".side .turn", "to move: x");
    atEnd(screen, "; the first");
    WriteTest.addLine(screen, "; changed");
    screen.page().waitForCondition(() -> kept(screen).endsWith("; the first\n; changed"));
    assertEquals(2, drafts(screen));
    screen.checkAccess();
  }

  /** The draft that was changed last, as the browser keeps it. */
  private static String kept(Screen screen) {
    return (String) screen.page().evaluate("JSON.parse(localStorage['gonu.drafts'])[0].sheet");
  }

  @Test
  void draftOfAnOlderVersion_isOpened() {
    Screen screen = screen();
    screen
        .page()
        .addInitScript(
            """
            localStorage['gonu.draft'] ??=
                JSON.stringify({ sheet: '(role of_old)', view: '(view)' });
            """);

    screen.open("#/write");

    screen.waitForText("gonu-editor .cm-content", "(role of_old)");
    WriteTest.addLine(screen, "; new");
    screen.page().reload();
    screen.waitForText("gonu-editor .cm-content", "; new");
    assertEquals(0, screen.find(YOURS).count());
  }

  @Test
  void draftWithNothingInIt_isForgotten() {
    Screen screen = WriteTest.openEditor(screen());
    WriteTest.addLine(screen, "; mine");
    screen.page().waitForCondition(() -> kept(screen).endsWith("; mine"));

    screen.find("gonu-editor .cm-content").fill("");
    screen.page().waitForCondition(() -> drafts(screen) == 0);
    screen.page().reload();

    screen.waitForText("gonu-editor .cm-content", "Tic-tac-toe");
  }

  private static int drafts(Screen screen) {
    return (int) screen.page().evaluate("JSON.parse(localStorage['gonu.drafts']).length");
  }

  /** Goes to the end of the sheet and waits for what stands there. */
  private static void atEnd(Screen screen, String text) {
    screen.find("gonu-editor .cm-content").focus();
    screen.page().keyboard().press("Control+End");
    screen.waitForText("gonu-editor .cm-content", text);
  }
}
