package org.gonu.machine;

import org.gonu.gdl.Constant;

/**
 * One of the parties of a game.
 *
 * @param index its place in role order, from 0: the order of the {@code role} facts in the sheet
 * @param name as spelled in the sheet
 */
public record Role(int index, String name) {
  /**
   * True if this role is chance: it chooses uniformly among its legal moves (Thielscher, A General
   * Game Description Language for Incomplete Information Games, 2010).
   */
  public boolean isChance() {
    return name.equalsIgnoreCase(Constant.RANDOM.name());
  }

  @Override
  public String toString() {
    return name;
  }
}
