package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.player.PlayerSettings;
import org.gonu.text.SourceText;

/**
 * What the program around a bridge knows. Each method may throw a {@link BridgeFault}, whose
 * message is for the user.
 */
public interface BridgeContext {
  /** The version of the program. */
  String version();

  /** The names of the games of the library. */
  ImmutableList<String> library();

  /** The text of a rule sheet, by a path or the name of a game of the library. */
  SourceText sheet(String name);

  /** Called for each game before it is used: for what is kept from run to run. */
  void loaded(Game game);

  /** The settings of a search by the specification of a player; without a seed, with a new one. */
  PlayerSettings search(String player);

  /**
   * Why an atom holds in a position, or why not.
   *
   * @param jointMove the moves that are made; empty if none are
   * @param atom as written
   * @param depth rules one below the other
   * @return the members {@code text} and {@code explanation}
   */
  ObjectNode explain(
      Game game, ImmutableList<Term> facts, ImmutableList<Move> jointMove, String atom, int depth);
}
