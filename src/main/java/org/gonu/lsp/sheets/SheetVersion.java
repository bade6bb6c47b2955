package org.gonu.lsp.sheets;

import java.util.Optional;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.index.Dependencies;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.SlotDomains;
import org.gonu.gdl.read.GdlReader;
import org.gonu.gdl.read.ParsedSheet;
import org.gonu.machine.Lazy;
import org.gonu.ruletest.RuleTestFile;
import org.gonu.ruletest.RuleTestReader;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * The text of an open sheet, or of an open test file, between two changes, with everything derived
 * from it. Nothing is computed before it is needed, and nothing twice.
 */
public final class SheetVersion {
  private static final String TEST = ".test";
  private static final String SHEET = ".kif";

  private final String uri;
  private final int number;
  private final SourceText source;
  private final Lazy<Outcome<ParsedSheet>> parsed;
  private final Lazy<SheetIndex> index;
  private final Lazy<Dependencies> dependencies;
  private final Lazy<SlotDomains> domains;
  private final Lazy<Outcome<Game>> game;
  private final Lazy<Outcome<RuleTestFile>> tests;

  /** What was found when the game was played, or the tests were run. */
  private volatile Diagnostics inPlay = Diagnostics.NONE;

  /** The result of the last playouts, in one line. */
  private volatile Optional<String> playouts = Optional.empty();

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
    this.tests = new Lazy<>(() -> RuleTestReader.read(source));
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

  /** True for a file of tests; it has findings, but no index and no game. */
  public boolean isTest() {
    return uri.endsWith(TEST);
  }

  /** The tests, if this is a test file, and what was found when they were read. */
  public Outcome<RuleTestFile> tests() {
    return tests.get();
  }

  /** The address of the tests of this sheet. */
  public String testUri() {
    return stem(SHEET) + TEST;
  }

  /** The address of the sheet that these tests are of, unless they name another one. */
  public String sheetUri() {
    return stem(TEST) + SHEET;
  }

  private String stem(String suffix) {
    return uri.endsWith(suffix) ? uri.substring(0, uri.length() - suffix.length()) : uri;
  }

  /** The address of a file beside this one. */
  public String beside(String name) {
    return uri.substring(0, uri.lastIndexOf('/') + 1) + name;
  }

  /** All findings known so far. */
  public Diagnostics findings() {
    return (isTest() ? tests().diagnostics() : game().diagnostics()).and(inPlay);
  }

  /** Replaces the findings in play. */
  public void replaceInPlay(Diagnostics findings) {
    inPlay = findings;
  }

  /** The result of the last playouts, in one line; empty if there were none. */
  public Optional<String> playouts() {
    return playouts;
  }

  /** Keeps the result of playouts. */
  public void played(String result) {
    playouts = Optional.of(result);
  }
}
