package org.gonu.lsp.sheets;

import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.index.Dependencies;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.SlotDomains;
import org.gonu.gdl.read.GdlReader;
import org.gonu.gdl.read.ParsedSheet;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * The text of an open sheet between two changes, with everything derived from it. Nothing is
 * computed before it is needed, and nothing twice.
 */
public final class SheetVersion {
  private final String uri;
  private final int number;
  private final SourceText source;
  private final Lazy<Outcome<ParsedSheet>> parsed;
  private final Lazy<SheetIndex> index;
  private final Lazy<Dependencies> dependencies;
  private final Lazy<SlotDomains> domains;
  private final Lazy<Outcome<Game>> game;

  /** The errors found when the game was played. */
  private volatile Diagnostics inPlay = Diagnostics.NONE;

  /**
   * A version of which nothing has been computed.
   *
   * @param number version number of the editor
   */
  SheetVersion(String uri, int number, String text, CasePolicy policy) {
    this.uri = uri;
    this.number = number;
    this.source = new SourceText(uri.substring(uri.lastIndexOf('/') + 1), text);
    this.parsed = new Lazy<>(() -> GdlReader.parseSheet(source, policy));
    this.index = new Lazy<>(() -> new SheetIndex(parsed.get().get()));
    this.dependencies = new Lazy<>(() -> new Dependencies(index()));
    this.domains = new Lazy<>(() -> new SlotDomains(index()));
    this.game = new Lazy<>(this::load);
  }

  /** Loads the game as the command line does for authors. */
  private Outcome<Game> load() {
    Outcome<ParsedSheet> read = parsed.get();
    return Game.load(Outcome.of(read.get().sheet(), read.diagnostics()), Strictness.STRICT);
  }

  /** The name of the sheet in messages of the editor. */
  public String uri() {
    return uri;
  }

  /** The number that the editor gave this version. */
  public int number() {
    return number;
  }

  /** The text. */
  public SourceText source() {
    return source;
  }

  /** Where names stand in the text. */
  public SheetIndex index() {
    return index.get();
  }

  /** Which relation needs which other. */
  public Dependencies dependencies() {
    return dependencies.get();
  }

  /** Which names can stand in which arguments. */
  public SlotDomains domains() {
    return domains.get();
  }

  /** The game, if the rules can be run, and what was found. */
  public Outcome<Game> game() {
    return game.get();
  }

  /** All findings known so far. */
  public Diagnostics findings() {
    return game().diagnostics().and(inPlay);
  }

  /** Adds findings of a playout. */
  public void addInPlay(Diagnostics findings) {
    inPlay = inPlay.and(findings);
  }
}
