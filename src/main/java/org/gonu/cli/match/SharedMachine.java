package org.gonu.cli.match;

import org.gonu.player.PlayerSettings;

/** Settings of players of ours that share a machine with their opponents. */
public final class SharedMachine {
  private SharedMachine() {}

  /**
   * The settings for what specifications leave open: one thread and no pondering, and half of the
   * heap for all players together.
   *
   * @param players that may be open at the same time
   */
  public static PlayerSettings defaults(int players) {
    PlayerSettings usual = PlayerSettings.defaults();
    long half = (Runtime.getRuntime().maxMemory() / 2) >> 20;
    return usual
        .withThreads(1)
        .withPonder(false)
        .withMemoryMegabytes((int) Math.max(1, Math.min(usual.memoryMegabytes(), half / players)));
  }
}
