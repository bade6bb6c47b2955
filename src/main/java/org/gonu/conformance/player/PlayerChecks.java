package org.gonu.conformance.player;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** All checks of a player: simple ones first, those that may leave a bad player confused last. */
public final class PlayerChecks {
  private PlayerChecks() {}

  /** All checks, in the order in which they are run. */
  public static ImmutableList<PlayerCheck> all() {
    return Lists.immutable
        .<PlayerCheck>empty()
        .newWithAll(InfoChecks.all())
        .newWithAll(RequestChecks.all())
        .newWithAll(ReplyChecks.all())
        .newWithAll(WebChecks.all())
        .newWithAll(PreviewChecks.all())
        .newWithAll(StartChecks.all())
        .newWithAll(PlayChecks.all())
        .newWithAll(GameChecks.all())
        .newWithAll(SpellingChecks.all())
        .newWithAll(LostChecks.all())
        .newWithAll(LoadChecks.all())
        .newWithAll(EndChecks.all())
        .newWithAll(BrokenChecks.all());
  }
}
