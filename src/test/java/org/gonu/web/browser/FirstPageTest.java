package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** What the first page tells of games and of matches that go on. */
final class FirstPageTest extends WithServer {
  FirstPageTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void addressThatIsWrong_leadsToTheFirstPage() {
    Screen screen = screen();
    screen.expectMessages("status of 404");

    screen.page().navigate(server.address() + "/some/nonsense");

    screen.waitForText("h1", "Nothing here");
    screen.checkAccess();
    screen.shoot("missing");
    screen.find("main a").click();
    screen.find(".card").first().waitFor();
  }

  @Test
  void chance_isNoPlayer() {
    Screen screen = screen().open("#/");

    screen.waitForText(".card[href='#/game/dice-race'] .figures", "2 players · with chance");
    screen.find(".card[href='#/game/dice-race']").click();
    screen.find(".figures dd").first().waitFor();

    assertEquals("red, blue", screen.find(".figures dd").first().innerText());
  }

  @Test
  void matchesOfTheSameTitle_areToldApartOnTheFirstPage() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "tic-tac-toe");
    screen.open("#/");
    screen.waitForText(".open a", "Tic-tac-toe");
    assertEquals("Tic-tac-toe", screen.find(".open a").innerText());

    PlayTest.beginAlone(screen, "tic-tac-toe");

    screen.open("#/");
    screen.page().waitForCondition(() -> screen.find(".open a").count() == 2);
    MutableList<String> names = Lists.mutable.ofAll(screen.find(".open a").allInnerTexts());
    assertEquals(2, names.distinct().size(), names.makeString());
    for (String name : names) {
      assertTrue(name.matches("Tic-tac-toe, (\\w+ \\d+, )?\\d\\d:\\d\\d(:\\d\\d)?"), name);
    }
  }
}
