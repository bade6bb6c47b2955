package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page tells while the server is slow, refuses, or is away. */
final class FeedbackTest extends WithServer {
  private static final String REFUSED = "ERR_FAILED|status of 404";
  private static final String AWAY =
      "ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED|CONNECTION_RESET|EMPTY_RESPONSE"
          + "|SOCKET_NOT_CONNECTED)";

  /** Counts the listeners that wait for signals. */
  private static final String COUNT_LISTENERS =
      """
      window.listeners = 0;
      for (const [name, one] of [['addEventListener', 1], ['removeEventListener', -1]]) {
        const real = EventTarget.prototype[name];
        AbortSignal.prototype[name] = function (...given) {
          window.listeners += one;
          return real.apply(this, given);
        };
      }
      """;

  FeedbackTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  private static void awaitGone(Screen screen, String selector) {
    screen
        .find(selector)
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#/", "#/game/krk", "#/play/krk", "#/tournaments"})
  void answerThatIsSlow_isWaitedForInWords(String hash) {
    Screen screen = screen();
    CompletableFuture<Route> held = new CompletableFuture<>();
    screen.page().route("**/api/v1/{games,games/krk,tournaments}", held::complete);

    screen.open(hash);

    screen.waitForText("main .loading", "Loading");
    held.join().resume();
    awaitGone(screen, ".loading");
  }

  @Test
  void pageThatCouldNotBeLoaded_isTriedAgain() {
    Screen screen = screen();
    screen.expectMessages(REFUSED);
    screen.page().route("**/api/v1/games", Route::abort);
    screen.open("#/");
    screen.waitForText(".error", "The server does not answer.");
    screen.checkAccess();
    screen.page().unroute("**/api/v1/games");

    screen.button("Try again").click();

    screen.find(".card").first().waitFor();
    assertEquals(0, screen.find(".error").count());
  }

  @Test
  void gameThatIsNotThere_leadsToThoseThatAre() {
    Screen screen = screen().open("#/game/nowhere");
    screen.expectMessages(REFUSED);
    screen.waitForText(".error", "there is no game 'nowhere'");
    screen.checkContrast();

    screen.find(".error a").click();

    screen.find(".card").first().waitFor();
  }

  @Test
  void move_whileTheServerIsAway_isRefusedUntilItIsBack(@TempDir Path directory) throws Exception {
    try (ServerProcess own = new ServerProcess(directory.resolve("data"));
        Screen screen = Screen.at(browser, own.client().address())) {
      screen.expectMessages(AWAY);
      PlayTest.beginAlone(screen, "tic-tac-toe");
      screen.site("a1").click();
      screen.waitForText("gonu-steps .now .number", "1");
      double before = screen.site("b2").boundingBox().y;
      own.kill();
      screen.find(".lost").waitFor();
      screen.site("b2").click();
      screen.waitForText(".error", "The server does not answer.");
      assertEquals(before, screen.site("b2").boundingBox().y, 1, "the board has moved");
      checkCrossStandsBesideItsText(screen);
      screen.shoot("server-away");

      own.restart();

      awaitGone(screen, ".error");
      awaitGone(screen, ".lost");
      screen.site("b2").click();
      screen.waitForText("gonu-steps .now .number", "2");
    }
  }

  @Test
  void followedTable_whoseRequestTakesTooLong_isFollowedAgain() {
    Screen screen = screen();
    screen.expectMessages("status of 408");
    AtomicInteger asked = new AtomicInteger();
    screen
        .page()
        .route(
            "**/api/v1/tables/*/events*",
            route -> {
              if (asked.incrementAndGet() <= 2) {
                route.fulfill(
                    new Route.FulfillOptions().setStatus(408).setBody("{\"error\":\"late\"}"));
              } else {
                route.resume();
              }
            });
    screen.page().addInitScript(COUNT_LISTENERS);

    PlayTest.beginAlone(screen, "tic-tac-toe");
    screen.page().waitForCondition(() -> asked.get() > 2);
    screen.site("a3").click();

    screen.waitForText(".side .turn", "Your turn: o");
    assertEquals(0, screen.find(".error").count());
    // Of the pause in telling that we are there.
    int listeners = ((Number) screen.page().evaluate("window.listeners")).intValue();
    assertTrue(listeners <= 1, listeners + " listeners wait");
  }

  private static void checkCrossStandsBesideItsText(Screen screen) {
    BoundingBox bar = screen.find(".error").boundingBox();
    BoundingBox cross = screen.find(".error button").boundingBox();

    assertTrue(bar.height < 60, "one line is so high: " + bar.height);
    assertEquals(bar.y + bar.height / 2, cross.y + cross.height / 2, 2);
  }
}
