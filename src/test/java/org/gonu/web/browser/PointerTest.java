package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;

/** What the pointer tells of places, and what a click there does. */
final class PointerTest extends WithServer {
  PointerTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  private static Object cursor(Screen screen, String site) {
    return screen.site(site).evaluate("place => getComputedStyle(place).cursor");
  }

  @Test
  void click_anywhereInAColumn_dropsThere() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "connect-four");
    assertEquals("pointer", cursor(screen, "d6"));

    screen.site("d6").click();
    screen.site("d1").locator(".piece").waitFor();
    screen.site("d1").click();

    screen.site("d2").locator(".piece").waitFor();
    screen.waitForText("gonu-steps .now .number", "2");
    screen.shoot("dropped");
  }

  private static int openings(Screen screen) {
    return screen.find(".overlay .opening").count();
  }

  @Test
  void placesOfWholeMoves_areMarked_whereTheyAreFew() {
    Screen few = screen();
    PlayTest.beginAlone(few, "reversi");
    few.find(".overlay .opening").first().waitFor();
    assertEquals(4, openings(few));
    few.shoot("openings-reversi");
    Screen columns = screen();
    PlayTest.beginAlone(columns, "connect-four");
    columns.find(".overlay .opening").first().waitFor();
    assertEquals(7, openings(columns));
    columns.site("d6").hover();
    columns.find(".overlay .hovered").waitFor();
    columns.shoot("openings-connect-four");
    Screen all = screen();
    PlayTest.beginAlone(all, "tic-tac-toe");
    assertEquals(0, openings(all));
  }

  @Test
  void placeUnderThePointer_isMarked_whereAMoveBegins() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "breakthrough");

    screen.site("c2").hover();
    screen.find(".overlay .hovered").waitFor();
    screen.site("c4").hover();

    screen.page().waitForCondition(() -> screen.find(".overlay .hovered").count() == 0);
    assertEquals(0, openings(screen));
  }

  /** What is said of the board to those who do not see it. */
  private static String said(Screen screen) {
    return screen.find("gonu-board > .spoken").innerText();
  }

  @Test
  void choice_thatIsGone_isNotSaidAnyMore() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "breakthrough");
    screen.site("c2").click();
    screen.waitForText("gonu-board > .spoken", "c2, white chosen.");

    screen.site("c5").click();

    screen.find(".explanation p").waitFor();
    assertEquals("", said(screen));
    screen.site("c2").click();
    screen.waitForText("gonu-board > .spoken", "c2, white chosen.");
    screen.page().keyboard().press("Escape");
    screen.waitForText("gonu-board > .spoken", "Nothing chosen.");
  }

  @Test
  void pointer_isAHand_onlyWhereAClickCountsForSomething() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "breakthrough");
    assertEquals("pointer", cursor(screen, "c2"));
    assertEquals("auto", cursor(screen, "c1"));
    assertEquals("auto", cursor(screen, "c3"));

    screen.site("c2").click();

    screen.find(".overlay .target").first().waitFor();
    assertEquals("pointer", cursor(screen, "c3"));
    assertEquals("pointer", cursor(screen, "c2"));
    assertEquals("auto", cursor(screen, "c4"));
  }
}
