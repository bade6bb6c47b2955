package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.web.table.TableEvent.Kind;

/** Takes decisions back: at once against our players, else when the other person agrees. */
final class TakeBacks {
  private TakeBacks() {}

  /**
   * A person wants to take back its last decision. Against our players it is done; other persons
   * are asked.
   *
   * @throws HttpResponseException with status 409 if there is nothing to take back
   */
  static void ask(Table table, Role role) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          int to = lastDecision(now, role);
          if (others(now, role).anySatisfy(Seat::isPerson)) {
            if (now.asking().isPresent()) {
              throw new HttpResponseException(409, "the others have been asked already");
            }
            table.happen(Kind.TAKEBACK_ASKED, body().put("role", role.name()).put("to", to));
          } else {
            table.happen(Kind.TAKEN_BACK, body().put("role", role.name()).put("to", to));
          }
          return now;
        });
  }

  /** The step of the last decision of a role. */
  private static int lastDecision(TableState now, Role role) {
    ImmutableList<TableState.Step> steps = now.steps();
    for (int step = steps.size() - 1; step >= 0; step--) {
      if (steps.get(step).deciders().contains(role.name())) {
        return step;
      }
    }
    throw new HttpResponseException(409, role + " has decided nothing yet");
  }

  private static ImmutableList<Seat> others(TableState now, Role role) {
    return Lists.immutable
        .withAll(now.seats().entrySet())
        .reject(seat -> seat.getKey().equals(role.name()))
        .collect(Map.Entry::getValue);
  }

  /** Another person answers whether a decision may be taken back. */
  static void answer(Table table, ImmutableList<Role> roles, Role role, boolean accepts) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          Optional<Role> asking =
              now.asking().flatMap(name -> roles.detectOptional(each -> each.name().equals(name)));
          if (asking.isEmpty() || asking.get().equals(role)) {
            throw new HttpResponseException(409, "nobody has asked " + role);
          }
          ObjectNode body = body().put("role", asking.get().name());
          if (accepts) {
            table.happen(Kind.TAKEN_BACK, body.put("to", lastDecision(now, asking.get())));
          } else {
            table.happen(Kind.TAKEBACK_DENIED, body);
          }
          return now;
        });
  }

  private static ObjectNode body() {
    return JsonNodeFactory.instance.objectNode();
  }
}
