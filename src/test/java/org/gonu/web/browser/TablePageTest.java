package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** What the page of a table tells of the match and of those who sit there. */
final class TablePageTest extends WithServer {
  TablePageTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void candidatesOfMovesAtTheSameTime_standBelowTheirRole() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "ring-hunt");
    String mine = screen.find(".side .turn b").innerText();

    screen.button("Hint").click();

    screen.waitForText(".side .note[role=status]", "Hint: ");
    assertEquals(
        Lists.mutable.with("yellow", "green", "blue", "red").toSet(),
        Lists.mutable.withAll(screen.find(".candidates .role").allInnerTexts()).toSet());
    String hint = screen.find(".side .note[role=status]").innerText().replace("Hint: ", "");
    assertEquals(
        hint,
        screen
            .find(".candidates tr:has(.role:text-is('" + mine + "')) + tr td")
            .first()
            .innerText());
    screen.checkAccess();
    screen.shoot("candidates-by-role");
  }

  @Test
  void seatsAndInvitations_areKeptApart() {
    Screen screen = screen();
    screen.open("#/play/tic-tac-toe");
    screen.find(".segments").nth(1).locator("label:has(input[value=other])").click();
    screen.button("Start").click();
    String link = screen.find(".invitation input").inputValue();

    assertEquals(1, kept(screen, "gonu.seats"));
    assertEquals(1, kept(screen, "gonu.invitations"));
    screen.page().reload();
    assertEquals(link, screen.find(".invitation input").inputValue());
  }

  /** How many tables the browser keeps something of. */
  private static Object kept(Screen screen, String key) {
    return screen
        .page()
        .evaluate("key => Object.keys(JSON.parse(localStorage.getItem(key))).length", key);
  }

  @Test
  void friend_whoComes_isSeen_andNeedsNoLinkAnyMore() {
    Screen host = screen();
    host.open("#/play/tic-tac-toe");
    host.find(".segments").nth(1).locator("label:has(input[value=other])").click();
    host.button("Start").click();
    host.waitForText(".seat[data-role=o]", "away");
    String link = host.find(".invitation input").inputValue();

    Screen friend = screen();
    friend.page().navigate(link);

    host.waitForText(".side .spoken", "o is here.");
    assertEquals(0, host.find(".seat[data-role=o] .tag").count());
    assertEquals(0, host.find(".invitation").count());
    friend.waitForText(".side .spoken", "x is here.");
    assertEquals(0, friend.find(".seat[data-role=x] .tag").count());
  }

  @Test
  void anotherTable_openedOnTheSamePage_takesThePlaceOfTheFirst() throws Exception {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "tic-tac-toe");
    screen.site("a3").click();
    screen.waitForText("gonu-steps .now .number", "1");
    screen.site("b2").click();
    screen.waitForText("gonu-steps .now .number", "2");
    screen.button("Hint").click();
    screen.waitForText(".side .note[role=status]", "Hint: ");
    Map<String, String> person = Map.of("kind", "person");
    JsonNode table =
        server
            .client()
            .post(
                "/api/v1/tables",
                Map.of(
                    "game",
                    Map.of("id", "tic-tac-toe"),
                    "seats",
                    Map.of("x", person, "o", person)));
    String id = table.get("id").asText();

    screen.open("#/table/" + id + "?role=x&token=" + table.at("/tokens/x").asText());
    screen.waitForText(".seat[data-role=o]", "A friend");
    screen.waitForText(".side .turn", "Your turn");

    assertEquals(0, screen.find(".side .note[role=status]").count());
    assertEquals(0, screen.find("gonu-board .picture .piece").count());
    screen.site("c1").click();
    screen.waitForText("gonu-steps .now .number", "1");
    assertEquals(1, server.client().get("/api/v1/tables/" + id).get("moves").size());
  }

  @Test
  void matchThatIsOver_openedAnew_isNotFollowed() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "tic-tac-toe");
    screen.button("Resign").click();
    screen.button("Really resign").click();
    screen.find("gonu-steps .result").waitFor();
    MutableList<String> asked = Lists.mutable.<String>empty().asSynchronized();
    screen.page().onRequest((Request request) -> asked.add(request.url()));

    screen.page().reload();

    screen.find("gonu-steps .result").waitFor();
    assertEquals(0, asked.count(url -> url.contains("/events")), asked.makeString("\n"));
    assertEquals(0, screen.find(".lost").count());
  }

  @Test
  void chance_neitherWinsNorLoses() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "dice-race");
    screen.waitForText(".side .turn", "Your turn: red");

    screen.button("Resign").click();
    screen.button("Really resign").click();

    screen.waitForText("gonu-steps .result", "blue wins (by resignation): red 0, blue 100.");
  }

  @Test
  void explanationOfAClick_isGoneWhenTheMatchIsOver() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "krk");
    screen.clickSites(Lists.immutable.of("c1", "c4"));
    screen.find(".explanation p").waitFor();

    screen.button("Resign").click();
    screen.button("Really resign").click();

    screen.find("gonu-steps .result").waitFor();
    assertEquals(0, screen.find(".explanation p").count());
  }

  @Test
  void analysis_thatIsRefused_doesNotSeemToGoOn() {
    Screen screen = screen();
    screen.expectMessages("status of 503");
    screen
        .page()
        .route(
            "**/api/v1/analyses",
            route ->
                route.fulfill(
                    new Route.FulfillOptions().setStatus(503).setBody("{\"error\":\"busy\"}")));
    PlayTest.beginAlone(screen, "tic-tac-toe");
    screen.button("Resign").click();
    screen.button("Really resign").click();

    screen.button("Analyse").click();

    screen.waitForText(".error", "busy");
    screen.find(".actions button[aria-pressed=false]").waitFor();
    assertEquals(0, screen.find(".thoughts").count());
  }

  @Test
  void hint_thatIsNotFound_isToldSo() {
    Screen screen = screen();
    screen
        .page()
        .route(
            "**/hint",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setBody(
                            """
                            {"values": {}, "candidates": [], "line": [], "playouts": 0, "depth": 0,
                             "seconds": 2, "proved": false, "text": ""}
                            """)));
    PlayTest.beginAlone(screen, "tic-tac-toe");

    screen.button("Hint").click();

    screen.waitForText(".side .note[role=status]", "No hint was found in time");
    assertEquals(0, screen.find(".thoughts .value").count());
  }
}
