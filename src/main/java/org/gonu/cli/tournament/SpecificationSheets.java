package org.gonu.cli.tournament;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.SheetLookup;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.server.tournament.spec.References;
import org.gonu.text.Outcome;
import org.gonu.text.Sha256;
import org.gonu.text.SourceText;

/** The rule sheets that a specification names: files, sheets of the library, or hashes of these. */
final class SpecificationSheets implements References {
  private static final String HASH = "[0-9a-f]{64}";

  private final CasePolicy policy;
  private final MutableMap<String, Game> games = Maps.mutable.empty();

  SpecificationSheets(CasePolicy policy) {
    this.policy = policy;
  }

  @Override
  public Sheet sheet(String reference) throws UnknownReferenceException {
    String path = SheetLookup.find(reference);
    if (!SheetLookup.exists(path) && reference.matches(HASH)) {
      path = byHash(reference);
    }
    if (!SheetLookup.exists(path)) {
      throw new UnknownReferenceException(
          "there is no rule sheet '" + reference + "'", "'gonu games' lists those of the library");
    }
    Game game = load(path);
    String file = String.valueOf(Path.of(path).getFileName());
    return new Sheet(
        path,
        file.replaceFirst("\\.[^.]*$", ""),
        Sha256.hex(game.sheet().source().text()),
        seats(game).collect(Role::name));
  }

  private static String byHash(String hash) {
    return SheetFiles.ofLibrary()
        .detectOptional(
            path ->
                GameFile.tryRead(path)
                    .value()
                    .map(text -> Sha256.hex(text.text()).equals(hash))
                    .orElse(false))
        .orElse(hash);
  }

  private Game load(String path) throws UnknownReferenceException {
    Game known = games.get(path);
    if (known != null) {
      return known;
    }
    Outcome<SourceText> text = GameFile.tryRead(path);
    if (text.value().isEmpty()) {
      throw new UnknownReferenceException(
          "cannot read the rule sheet '" + path + "'", "is it a text file?");
    }
    Outcome<Game> game = Game.load(text.get(), policy, Strictness.LENIENT);
    if (game.value().isEmpty()) {
      throw new UnknownReferenceException(
          "the rule sheet '" + path + "' has errors", "see them: gonu validate " + path);
    }
    games.put(path, game.get());
    return game.get();
  }

  /**
   * A game that was found before.
   *
   * @param path as in {@link References.Sheet}
   */
  Game game(String path) {
    Game game = games.get(path);
    if (game == null) {
      throw new IllegalArgumentException("no game was found at " + path);
    }
    return game;
  }

  /** The roles that players take: all but chance. */
  static ImmutableList<Role> seats(Game game) {
    ImmutableList<Role> seats = game.roles().reject(Role::isChance);
    return seats.isEmpty() ? game.roles() : seats;
  }

  @Override
  public Optional<String> faultOfAddress(String address) {
    try {
      PlayerSpec.parse(address);
      return Optional.empty();
    } catch (UsageException wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }
}
