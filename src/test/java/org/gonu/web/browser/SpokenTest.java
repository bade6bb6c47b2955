package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;

/** What is told to those who do not see the page. */
final class SpokenTest extends WithServer {
  SpokenTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void movesOfAllPlayers_andStepsThatAreShown_areTold() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "tic-tac-toe");
    screen.site("a3").click();
    screen.waitForText("gonu-steps .spoken", "1. a3");
    screen.site("b2").click();
    screen.waitForText("gonu-steps .spoken", "2. b2");

    screen.button("«").click();

    screen.waitForText("gonu-steps .spoken", "Before the first move.");
    assertEquals("polite", screen.find("gonu-steps .spoken").getAttribute("aria-live"));
  }

  @Test
  void numberOfGamesFound_isTold() {
    Screen screen = screen().open("#/");
    screen.find(".card").first().waitFor();
    assertEquals("", screen.find("gonu-library .spoken").textContent().strip());

    screen.find("input[type=search]").fill("dice");
    screen.waitForText("gonu-library .spoken", "One game fits.");
    screen.find("input[type=search]").fill("");
    screen.button("Puzzles").click();

    screen.waitForText("gonu-library .spoken", screen.find(".card").count() + " games fit.");
  }
}
