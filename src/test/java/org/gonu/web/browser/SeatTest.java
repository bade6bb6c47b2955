package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** What persons do at a table besides making moves. */
final class SeatTest extends WithServer {
  /** How wrong the clock of a browser is here, in milliseconds. */
  private static final int HOUR = 3_600_000;

  SeatTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  /** Who plays each role of a game, in role order. */
  private static Screen begin(Screen screen, String game, String... players) {
    screen.open("#/play/" + game);
    screen.find(".segments input[value=me]").first().waitFor();
    for (int role = 0; role < players.length; role++) {
      screen
          .find(".segments")
          .nth(role)
          .locator("label:has(input[value=" + players[role] + "])")
          .click();
    }
    if (Lists.immutable.of(players).contains("gonu")) {
      // What is tested is not how well it plays.
      screen.find(".slider input").fill("1");
    }
    screen.button("Start").click();
    screen.find("gonu-board .picture svg").waitFor();
    return screen;
  }

  private static int steps(Screen screen) {
    return screen.find("gonu-steps .steps li:not(.none)").count();
  }

  private static void awaitSteps(Screen screen, int steps) {
    screen.page().waitForCondition(() -> steps(screen) == steps);
  }

  private static Locator pieces(Screen screen) {
    return screen.find("gonu-board .picture .piece");
  }

  @Test
  void undo_againstGonu_goesBackToTheOwnDecision() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "gonu");
    screen.site("a3").click();
    awaitSteps(screen, 2);

    screen.button("Undo").click();

    awaitSteps(screen, 0);
    screen.page().waitForCondition(() -> pieces(screen).count() == 0);
    screen.waitForText(".side .turn", "Your turn");
    screen.site("b2").click();
    awaitSteps(screen, 2);
  }

  @Test
  void undo_ofWhoPlaysBothSides_goesBackOneStep() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "me");
    screen.site("a3").click();
    awaitSteps(screen, 1);
    screen.site("b2").click();
    awaitSteps(screen, 2);

    screen.button("Undo").click();

    awaitSteps(screen, 1);
    screen.waitForText(".side .turn", "Your turn: o");
  }

  @Test
  void sides_changedByWhoHasSeveralSeats_leavesTheOthers() {
    Screen screen = begin(screen(), "ring-hunt", "me", "me", "me", "gonu");

    screen.button("Change sides").click();

    screen.waitForText(".seat[data-role=yellow]", "You");
    screen.waitForText(".seat[data-role=green]", "You");
    screen.waitForText(".seat[data-role=blue]", "You");
  }

  @Test
  void hint_asked_isSaidAndDrawn() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "me");

    screen.button("Hint").click();

    screen.waitForText(".side .note[role=status]", "Hint: ");
    screen.find("gonu-board .overlay .arrow").first().waitFor();
    screen.find(".thoughts .value rect").first().waitFor();
    screen.checkAccess();
    screen.shoot("hint");
  }

  @Test
  void sides_changed_gonuPlaysOnWithThePieces() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "gonu");

    screen.button("Change sides").click();

    awaitSteps(screen, 1);
    screen.waitForText(".seat[data-role=o]", "You");
    screen.waitForText(".seat[data-role=x]", "Gonu");
    screen.waitForText(".side .turn", "Your turn");
    screen.find("gonu-board .picture [data-site]:not(:has(.piece))").first().click();
    screen.page().waitForCondition(() -> steps(screen) >= 2);
  }

  @Test
  void takeback_betweenFriends_needsTheOther() {
    Screen one = begin(screen(), "tic-tac-toe", "me", "other");
    Screen other = screen();
    other.page().navigate(one.find(".invitation input").inputValue());
    other.find("gonu-board .picture svg").waitFor();
    one.site("a3").click();
    awaitSteps(other, 1);

    one.button("Undo").click();
    one.waitForText(".side .note[role=status]", "The other player is asked.");
    other.find(".asked").waitFor();
    other.checkAccess();
    other.shoot("takeback");
    other.button("Refuse").click();
    one.waitForText(".side .note[role=status]", "The last move is not taken back.");
    assertEquals(1, steps(one));

    one.button("Undo").click();
    other.button("Allow").click();
    awaitSteps(one, 0);
    awaitSteps(other, 0);
    one.waitForText(".side .turn", "Your turn");
  }

  private static void drag(Page page, Locator from, Locator to) {
    BoundingBox start = from.boundingBox();
    BoundingBox end = to.boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse()
        .move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(8));
    page.mouse().up();
  }

  @Test
  void piece_dragged_makesItsMove() {
    Screen screen = begin(screen(), "jul-gonu", "me", "me");

    drag(screen.page(), screen.site("b1"), screen.site("b2"));

    awaitSteps(screen, 1);
    screen.page().waitForCondition(() -> screen.site("b2").locator(".piece").count() == 1);
    assertEquals(0, screen.site("b1").locator(".piece").count());
    assertEquals(0, screen.find(".overlay .ghost").count());
    screen.checkAccess();
  }

  @Test
  void board_ofThePlayerAtTheFarSide_isTurned() {
    Screen screen = begin(screen(), "breakthrough", "gonu", "me");
    screen.waitForText(".side .turn", "Your turn");
    assertTrue(screen.site("a8").boundingBox().y > screen.site("a1").boundingBox().y);
    assertTrue(
        screen.find(".seat[data-role=black]").boundingBox().y
            > screen.find(".seat[data-role=white]").boundingBox().y);

    drag(screen.page(), screen.site("a7"), screen.site("a6"));

    awaitSteps(screen, 2);
    assertEquals(1, screen.site("a6").locator(".piece").count());
    screen.button("⇅").click();
    assertTrue(screen.site("a8").boundingBox().y < screen.site("a1").boundingBox().y);
    screen.shoot("turned");
  }

  @Test
  void match_begun_isFoundOnTheFirstPage_untilItIsOver() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "me");
    String table = screen.hash();
    screen.open("#/");
    screen.find(".card").first().waitFor();
    screen.shootForDocumentation("library");
    screen.find(".open a").first().click();
    screen.find("gonu-table gonu-board .picture svg").waitFor();
    assertEquals(table, screen.hash());

    screen.button("Resign").click();
    screen.button("Really resign").click();
    screen.find("gonu-steps .result").waitFor();
    screen.open("#/");
    screen.find(".card").first().waitFor();

    assertEquals(0, screen.find(".open a").count());
  }

  @Test
  void piece_draggedWhereItCannotGo_isExplainedAndStays() {
    Screen screen = begin(screen(), "jul-gonu", "me", "me");

    drag(screen.page(), screen.site("b1"), screen.site("c3"));

    screen.find(".explanation p").waitFor();
    assertEquals(0, steps(screen));
    assertEquals(1, screen.site("b1").locator(".piece").count());
  }

  @Test
  void chance_rollsByItself_betweenTheMovesOfPersons() {
    Screen screen = begin(screen(), "dice-race", "me", "me");
    screen.waitForText(".side .turn", "Your turn");
    int before = steps(screen);
    assertTrue(before >= 1, "the dice were not rolled");

    screen.find("details.type summary").click();
    screen.find("gonu-legal [role=option]").first().click();

    screen.page().waitForCondition(() -> steps(screen) >= before + 2);
    screen.waitForText(".side .turn", "Your turn");
    assertEquals(1, screen.find(".seat[data-role=red] .dot.hue-red").count());
    assertEquals(1, screen.find(".seat[data-role=blue] .dot.hue-blue").count());
    screen.shoot("chance");
  }

  @Test
  void clock_ofABrowserThatIsWrong_showsTheTimeOfTheServer() {
    Screen screen = screen();
    screen
        .page()
        .addInitScript("const now = Date.now; Date.now = () => now.call(Date) + " + HOUR + ";");
    screen.open("#/play/tic-tac-toe");
    screen.find(".segments").first().waitFor();
    screen.find(".segments label").filter(new Locator.FilterOptions().setHasText("1 + 1")).click();
    screen.button("Start").click();

    Locator mine = screen.find(".seat[data-role=x] .clock");
    screen.page().waitForCondition(() -> mine.innerText().startsWith("0:5"));
    assertTrue(screen.find(".seat[data-role=o] .clock").innerText().startsWith("1:0"));
    screen.shoot("clocks");
  }

  @Test
  void time_runOut_losesTheMatch() throws Exception {
    JsonNode table =
        server
            .client()
            .post(
                "/api/v1/tables",
                Map.of(
                    "game",
                    Map.of("id", "tic-tac-toe"),
                    "seats",
                    Map.of("x", Map.of("kind", "person"), "o", Map.of("kind", "person")),
                    "clock",
                    Map.of("base", 600)));
    Screen screen = screen();

    screen.open(
        "#/table/" + table.get("id").asText() + "?role=x&token=" + table.at("/tokens/x").asText());

    screen.waitForText("gonu-steps .result", "o wins (on time)");
    screen.waitForText(".seat[data-role=x] .clock", "0:00");
  }

  @Test
  void playFromHere_beginsInTheMiddle() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "me");
    screen.site("a3").click();
    awaitSteps(screen, 1);
    screen.site("b2").click();
    awaitSteps(screen, 2);
    screen.button("Share").click();
    screen.waitForText("gonu-shared .actions", "Play from here");
    screen.checkAccess();
    screen.page().keyboard().press("ArrowLeft");
    screen.waitForText("gonu-steps .now .number", "1");

    screen.button("Play from here").click();
    screen.button("Start").click();

    screen.find("gonu-table gonu-board .picture svg").waitFor();
    screen.page().waitForCondition(() -> screen.site("a3").locator(".piece").count() == 1);
    screen.waitForText("gonu-steps .steps", "a3");
    awaitSteps(screen, 2);
    screen.waitForText(".side .turn", "Your turn");
  }

  @Test
  void resignation_isTakenBackBeforeItIsMeant() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "me");

    screen.button("Resign").press("Enter");
    screen.find(".danger:focus").waitFor();
    screen.button("Play on").press("Enter");

    screen.find(".actions button:focus").filter(Screen.withText("Resign")).waitFor();
    assertEquals(0, screen.find(".danger").count());
    assertEquals(0, screen.find("gonu-steps .result").count());
  }

  @Test
  void hint_isGoneWhenTheMatchIsOver() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "me");
    screen.button("Hint").click();
    screen.find("gonu-board .overlay .arrow").first().waitFor();

    screen.button("Resign").click();
    screen.button("Really resign").click();

    screen.find("gonu-steps .result").waitFor();
    assertEquals(0, screen.find("gonu-board .overlay .arrow").count());
    screen.waitForText(".side p.spoken[aria-live]", "o wins (by resignation)");
  }

  @Test
  void window_tellsWhoseTurnItIs() {
    Screen screen = begin(screen(), "tic-tac-toe", "me", "gonu");

    screen.page().waitForCondition(() -> "Your turn – Tic-tac-toe – Gonu".equals(title(screen)));
    screen.button("Resign").click();
    screen.button("Really resign").click();

    screen.page().waitForCondition(() -> "Tic-tac-toe – Gonu".equals(title(screen)));
  }

  private static String title(Screen screen) {
    return screen.page().title();
  }

  @Test
  void seatBelow_staysInItsPlace_whenTheOtherIsToMove() {
    Screen screen = begin(screen(), "go-9x9", "me", "other");
    Locator mine = screen.find(".seat[data-role=black]");
    screen.find(".move-buttons button").waitFor();
    double before = mine.boundingBox().y;

    screen.site("e5").click();
    screen.waitForText(".side .turn", "white to move");

    assertEquals(0, screen.find(".move-buttons button").count());
    assertEquals(before, mine.boundingBox().y, 1);
  }

  @Test
  void movesWithLongNames_fitTheList() {
    Screen screen = begin(screen(), "pentago", "me", "me");
    screen.site("c3").click();
    awaitSteps(screen, 1);
    screen.button("turn northwest counterclockwise").click();
    awaitSteps(screen, 2);

    assertEquals(0, screen.find(".steps").evaluate("list => list.scrollWidth - list.clientWidth"));
    assertEquals(
        "turn northwest counterclockwise", screen.find(".steps .now .name").getAttribute("title"));
  }

  @Test
  void seats_haveTheColoursThatTheirPlayersHave_alsoAfterASwap() {
    Screen screen = begin(screen(), "onyx-6x6", "me", "me");
    screen.find(".seat[data-role=player1] .dot.hue-black").waitFor();
    screen.find(".seat[data-role=player2] .dot.hue-white").waitFor();

    screen.find("gonu-board .picture [data-site]:not(:has(.piece))").first().click();
    screen.button("exchange the colours").click();

    screen.find(".seat[data-role=player1] .dot.hue-white").waitFor();
    screen.find(".seat[data-role=player2] .dot.hue-black").waitFor();
  }
}
