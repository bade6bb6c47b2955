package org.gonu.gdl.index;

import java.util.LinkedHashSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.set.mutable.SetAdapter;
import org.gonu.gdl.Keyword;

/** The dependences between the relations of a sheet. */
public final class Dependencies {
  private final MutableMap<Name.Relation, MutableSet<Name.Relation>> targets = Maps.mutable.empty();
  private final MutableMap<Name.Relation, MutableSet<Name.Relation>> users = Maps.mutable.empty();
  private final SetIterable<Name.Relation> ofState;
  private final SetIterable<Name.Relation> ofMoves;

  /** Builds the graph of a sheet. */
  public Dependencies(SheetIndex index) {
    for (Statement statement : index.statements()) {
      statement.relation().ifPresent(head -> addUses(head, statement));
    }
    ofState = reach(Keyword.TRUE);
    ofMoves = reach(Keyword.DOES);
  }

  private void addUses(Name.Relation head, Statement statement) {
    for (Occurrence occurrence : statement.occurrences()) {
      if (occurrence.name() instanceof Name.Relation target && occurrence.place() != Place.HEAD) {
        targets.getIfAbsentPut(head, Dependencies::ordered).add(target);
        users.getIfAbsentPut(target, Dependencies::ordered).add(head);
      }
    }
  }

  private static MutableSet<Name.Relation> ordered() {
    return SetAdapter.adapt(new LinkedHashSet<>());
  }

  /** A keyword and all relations that depend on it, directly or not. */
  private SetIterable<Name.Relation> reach(Keyword keyword) {
    MutableSet<Name.Relation> reached = Sets.mutable.empty();
    MutableList<Name.Relation> waiting =
        Lists.mutable.with(new Name.Relation(keyword.word(), keyword.arity()));
    while (waiting.notEmpty()) {
      Name.Relation next = waiting.remove(waiting.size() - 1);
      if (reached.add(next)) {
        waiting.addAllIterable(usersOf(next));
      }
    }
    return reached;
  }

  /** The relations in the bodies of its rules, in the order of the sheet. */
  public SetIterable<Name.Relation> targetsOf(Name.Relation relation) {
    return targets.getIfAbsent(relation, Sets.mutable::empty);
  }

  /** The relations whose rules have it in their bodies, in the order of the sheet. */
  public SetIterable<Name.Relation> usersOf(Name.Relation relation) {
    return users.getIfAbsent(relation, Sets.mutable::empty);
  }

  /** True if it may differ from state to state. */
  public boolean dependsOnState(Name.Relation relation) {
    return ofState.contains(relation);
  }

  /** True if it may differ with the moves that the roles choose. */
  public boolean dependsOnMoves(Name.Relation relation) {
    return ofMoves.contains(relation);
  }
}
