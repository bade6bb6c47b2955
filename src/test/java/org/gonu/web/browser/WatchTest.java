package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Request;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches are watched live, replayed from records, and gone through with the search. */
final class WatchTest extends WithServer {
  WatchTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  private static int step(Screen screen) {
    return screen.find("gonu-steps .steps li:not(.none)").count();
  }

  @Test
  void liveMatch_serverIsKilledAndRestarted_isFollowedToTheEnd(@TempDir Path directory)
      throws Exception {
    try (ServerProcess own = new ServerProcess(directory.resolve("data"));
        Screen screen = Screen.at(browser, own.client().address())) {
      screen.expectMessages(
          "ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED|CONNECTION_RESET|EMPTY_RESPONSE"
              + "|SOCKET_NOT_CONNECTED)");
      String match = own.client().startMatch("tic-tac-toe", 1500);
      screen.open("#/watch");
      screen.find(".rows a").first().click();
      screen.page().waitForCondition(() -> step(screen) >= 2);
      screen.shoot("live");

      own.killAndRestart();

      screen.waitForText("gonu-steps .result", ":");
      assertTrue(screen.page().url().contains(match), screen.page().url());
      assertTrue(step(screen) >= 5, "steps: " + step(screen));
    }
  }

  @Test
  void record_fromAFile_isReplayedStepByStep() throws Exception {
    Screen screen = screen();
    screen.openRecord("krk-mate");
    String first = screen.find("gonu-board .picture").innerHTML();

    screen.page().keyboard().press("ArrowRight");
    screen.waitForText("gonu-steps .now .number", "1");

    assertTrue(!first.equals(screen.find("gonu-board .picture").innerHTML()), "the same picture");
    screen.page().keyboard().press("End");
    screen.find("gonu-steps .result").waitFor();
    assertEquals(3, step(screen));
    screen.shoot("replay");
  }

  @Test
  void review_ofAPlayedMatch_tellsWhatWasLost() throws Exception {
    Screen screen = screen();
    screen.openRecord("tic-tac-toe-1");
    screen.button("Review").click();
    screen.find(".progress progress").waitFor();
    screen.checkAccess();
    screen.find(".worst button").first().waitFor();
    screen.find(".worst button").first().click();

    assertTrue(screen.find(".verdict").first().innerText().contains("Better:"));
    screen.checkAccess();
    screen.shootForDocumentation("review");
  }

  @Test
  void review_ofAMoveThatIsBest_knowsNoneThatIsBetter() throws Exception {
    Screen screen = screen();
    screen.openRecord("tic-tac-toe-1");
    screen.button("Review").click();
    screen.find(".worst button").first().waitFor();
    int best = 0;
    for (int step = 0; step < step(screen); step++) {
      screen.find("gonu-steps .steps button").nth(step).click();
      screen.waitForText("gonu-steps .now .number", "" + (step + 1));
      Locator praised = screen.find(".verdict.best");
      best += praised.count();
      assertEquals(0, praised.filter(Screen.withText("Better:")).count(), "step " + step);
    }

    assertTrue(best > 0, "no move is best");
  }

  @Test
  void review_leftForAnotherPage_isGivenUp() throws Exception {
    Screen screen = screen();
    MutableList<String> ended = Lists.mutable.<String>empty().asSynchronized();
    screen.page().onRequestFailed((Request request) -> ended.add(request.url()));
    screen.openRecord("jul-gonu-no-man-left");
    screen.button("Review").click();
    screen.find(".progress progress").waitFor();

    screen.open("#/review");

    screen.waitForText(".lead", "A finished match is gone through");
    screen.page().waitForCondition(() -> ended.anySatisfy(url -> url.endsWith("/reviews")));
  }

  @Test
  void moves_ofALongMatch_areOneStopForTheKeys() throws Exception {
    Screen screen = screen();
    screen.openRecord("tic-tac-toe-1");
    screen.page().keyboard().press("ArrowRight");
    screen.waitForText("gonu-steps .now .number", "1");
    screen.find("gonu-steps .now button").focus();

    screen.page().keyboard().press("Tab");
    assertEquals("First", focused(screen));
    screen.page().keyboard().press("Shift+Tab");

    screen.find("gonu-steps .now button:focus").waitFor();
  }

  private static Object focused(Screen screen) {
    return screen.page().evaluate("document.activeElement.ariaLabel");
  }
}
