package org.gonu.machine;

/**
 * One of the parties of a game.
 *
 * @param index its place in role order, from 0: the order of the {@code role} facts in the sheet
 * @param name as spelled in the sheet
 */
public record Role(int index, String name) {
  @Override
  public String toString() {
    return name;
  }
}
