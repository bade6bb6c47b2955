package org.gonu.conformance;

import java.util.Locale;

/** A section of the page {@value #PAGE}, in its order. */
public enum Chapter {
  /** What a player is sent, as HTTP. */
  REQUEST("The request"),
  /** What it sends back, as HTTP. */
  REPLY("The reply"),
  /** The message INFO. */
  INFO("INFO"),
  /** The message PREVIEW. */
  PREVIEW("PREVIEW"),
  /** The message START. */
  START("START"),
  /** The message PLAY. */
  PLAY("PLAY"),
  /** The message STOP. */
  STOP("STOP"),
  /** The message ABORT. */
  ABORT("ABORT"),
  /** Case, blanks, names. */
  SPELLING("Spelling"),
  /** Kinds of games. */
  GAMES("Games"),
  /** What gets lost or comes twice. */
  LOST("Lost and repeated messages"),
  /** What is no message. */
  BROKEN("Broken messages"),
  /** Hosts that are web pages. */
  WEB("Web pages"),
  /** What a referee owes to the players, whatever they do. */
  REFEREE("What a referee owes");

  /** The page of the protocol. */
  public static final String PAGE = "protocol.md";

  private final String title;

  Chapter(String title) {
    this.title = title;
  }

  /** The heading of the section. */
  public String title() {
    return title;
  }

  /** The place of the section, such as {@code protocol.md#the-reply}. */
  public String place() {
    return PAGE + "#" + title.toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}
