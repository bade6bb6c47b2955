package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Persons play: on one screen, against the player, two on two screens, and by keys alone. */
final class PlayTest extends WithServer {
  private static final ImmutableList<String> LINES_OF_FOUR_BOXES =
      Lists.immutable.of(
          "a1_b1", "a2_b2", "a3_b3", "b1_c1", "b2_c2", "b3_c3", "a1_a2", "b1_b2", "c1_c2", "a2_a3",
          "b2_b3", "c2_c3");

  PlayTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  /** Begins a match in which all moves are made on this screen. */
  static void beginAlone(Screen screen, String game) {
    screen.open("#/play/" + game);
    screen.find(".segments input[value=me]").first().waitFor();
    for (Locator mine : screen.find(".segments label:has(input[value=me])").all()) {
      mine.click();
    }
    screen.button("Start").click();
    screen.find("gonu-board .picture svg").waitFor();
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, tic-tac-toe-1",
    "krk, krk-mate",
    "jul-gonu, jul-gonu-no-man-left",
    "divoshi-5x7, divoshi-5x7-chief-captured",
    "onyx-6x6, onyx-6x6-swap",
    "onyx-6x6-open, onyx-6x6-open-midpoint"
  })
  void clicks_playWholeMatch(String game, String record) throws Exception {
    Screen screen = screen();
    Played match = Played.record(server, game, record);

    beginAlone(screen, game);
    match.play(screen);

    match.checkEnd(screen);
    if (game.equals("onyx-6x6-open")) {
      screen.shootForDocumentation("play");
    } else {
      screen.shoot("played-" + record);
    }
  }

  @Test
  void dotsAndBoxesFromBareRules_clicksOnLines_playWholeMatch() throws Exception {
    Screen screen = screen();
    String sheet =
        Files.readString(Path.of("rules/dots-and-boxes.kif"))
            .replace("(column c) (column d) (column e)", "(column c)")
            .replace("(next_column b c) (next_column c d) (next_column d e)", "(next_column b c)")
            .replace("(row 3) (row 4) (row 5)", "(row 3)");
    beginAlone(screen, server.client().addSheet("four-boxes", sheet));

    LINES_OF_FOUR_BOXES.forEachWithIndex(
        (line, i) -> {
          screen.site(line).click();
          screen.waitForText("gonu-steps .now .number", "" + (i + 1));
        });

    screen.find("gonu-steps .result").waitFor();
    assertEquals(4, screen.find("gonu-board .picture .piece").count());
    screen.shoot("played-dots-and-boxes");
  }

  @Test
  void sheetOfTheServer_isOpenedAndPlayed() throws Exception {
    String hash = server.client().addSheet("tic-tac-toe");
    Screen screen = screen().open("#/game/" + hash);

    screen.button("Play").click();
    screen.button("Start").click();
    screen.site("b2").click();

    screen.waitForText("gonu-steps .now .number", "2");
    screen.find("gonu-board .picture [data-site=b2] .piece").waitFor();
  }

  @Test
  void choiceOfSides_opened_letsTheServerLoadTheGame() {
    Screen screen = screen();

    Response prepared =
        screen
            .page()
            .waitForResponse("**/api/v1/positions", () -> screen.open("#/play/connect-four"));

    assertEquals(200, prepared.status());
  }

  @Test
  void againstGonu_clicksAnyCells_matchEnds() {
    Screen screen = screen();
    screen.open("#/play/tic-tac-toe");
    screen.find(".slider input").fill("1");
    screen.button("Start").click();
    Locator free = screen.find("gonu-board .picture [data-site]:not(:has(.piece))");
    while (!screen.find("gonu-steps .result").isVisible()) {
      screen.page().waitForCondition(() -> isOurTurnOrEnd(screen));
      if (!screen.find("gonu-steps .result").isVisible()) {
        int before = free.count();
        free.first().click();
        screen.page().waitForCondition(() -> free.count() < before);
      }
    }

    screen.find(".thoughts .value").first().waitFor();
    screen.shoot("against-gonu");
  }

  private static boolean isOurTurnOrEnd(Screen screen) {
    String turn = screen.find(".side .turn").innerText();
    return turn.contains("Your turn") || turn.contains("over");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a9", "d6", "e4"})
  void choiceOfAMove_doesNotCoverItsPlace(String site) {
    Screen screen = screen();
    beginAlone(screen, "sudoku");
    screen.onATelephone().find("gonu-board .picture svg").waitFor();

    screen.site(site).click();

    BoundingBox choice = screen.find(".choice").boundingBox();
    BoundingBox place = screen.site(site).boundingBox();
    assertTrue(
        choice.x + choice.width <= place.x || place.x + place.width <= choice.x,
        site + " at " + place.x + ", choice from " + choice.x + " to " + (choice.x + choice.width));
    screen.checkAccess();
  }

  @Test
  void illegalClick_isExplained() {
    Screen screen = screen();
    beginAlone(screen, "krk");

    screen.clickSites(Lists.immutable.of("c1", "c4"));

    screen.find(".explanation p").waitFor();
    String said = screen.find(".explanation p").innerText();
    assertFalse(said.isBlank());
    screen.shoot("explained");
  }

  @Test
  void twoScreens_playEachOther() {
    Screen one = screen();
    one.open("#/play/tic-tac-toe");
    one.find(".segments").nth(1).locator("label:has(input[value=other])").click();
    one.button("Start").click();
    one.find(".invitation input").waitFor();
    Screen other = screen();
    other.page().navigate(one.find(".invitation input").inputValue());
    other.find("gonu-board .picture svg").waitFor();
    one.shoot("invitation");

    Lists.immutable
        .of("a3", "b3", "a2", "b2", "a1")
        .forEachWithIndex(
            (site, turn) -> {
              Screen mover = turn % 2 == 0 ? one : other;
              mover.waitForText(".side .turn", "Your turn");
              mover.site(site).click();
            });

    one.waitForText("gonu-steps .result", "x wins");
    other.waitForText("gonu-steps .result", "x wins");
    other.shoot("two-screens");
  }

  @Test
  void keysAlone_playAMatch() {
    Screen screen = screen();
    screen.open("#/play/tic-tac-toe");
    screen.find(".play").waitFor();
    Page page = screen.page();
    press(page, "Tab", () -> page.evaluate("document.activeElement.name") != null);
    page.keyboard().press("ArrowLeft");
    screen.find(".segments input[value=me]").first().waitFor();
    screen.find(".segments").nth(1).locator("input[value=me]").focus();
    page.keyboard().press("Space");
    press(page, "Tab", () -> page.evaluate("document.activeElement.innerText").equals("Start"));
    page.keyboard().press("Enter");
    screen.find("gonu-board .picture svg").waitFor();
    press(page, "Tab", () -> (Boolean) page.evaluate("document.activeElement.matches('.stage')"));

    playRow(screen, page);

    screen.waitForText("gonu-steps .result", "x wins");
    screen.shoot("by-keys");
  }

  /** From the first cell: x takes the top row, o the one below. */
  private static void playRow(Screen screen, Page page) {
    String[] keys = {"", "ArrowDown", "ArrowUp ArrowRight", "ArrowDown", "ArrowUp ArrowRight"};
    for (int move = 0; move < keys.length; move++) {
      screen.find(".stage.playing").waitFor();
      for (String key : keys[move].split(" ", -1)) {
        if (!key.isEmpty()) {
          page.keyboard().press(key);
        }
      }
      page.keyboard().press("Enter");
      screen.waitForText("gonu-steps .now .number", "" + (move + 1));
    }
  }

  private static void press(Page page, String key, BooleanSupplier until) {
    for (int i = 0; i < 40 && !until.getAsBoolean(); i++) {
      page.keyboard().press(key);
    }
    assertTrue(until.getAsBoolean(), key);
  }
}
