package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
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
   * A person wants to take back its last decision. A choice that others do not know yet is taken
   * back at once, and so is every decision where no other person sits; other persons are asked.
   *
   * @param own the roles of that person, the one that asks first
   * @throws HttpResponseException with status 409 if there is nothing to take back
   */
  static void ask(Table table, ImmutableList<Role> own) {
    ImmutableList<String> names = own.collect(Role::name);
    table.locked(
        now -> {
          now.ensureGoesOn();
          Optional<String> open =
              Lists.mutable
                  .withAll(now.chosen().keySet())
                  .reverseThis()
                  .detectOptional(names::contains);
          if (open.isPresent()) {
            table.happen(
                Kind.TAKEN_BACK, body().put("role", open.get()).put("to", now.steps().size()));
            return now;
          }
          ObjectNode body =
              body().put("role", names.getFirst()).put("to", lastDecision(now, names));
          if (!others(now, names).anySatisfy(Seat::isPerson)) {
            table.happen(Kind.TAKEN_BACK, body);
          } else if (now.asking().isPresent()) {
            throw new HttpResponseException(409, "the others have been asked already");
          } else {
            ArrayNode askers = body.putArray("askers");
            names.each(askers::add);
            table.happen(Kind.TAKEBACK_ASKED, body);
          }
          return now;
        });
  }

  /** The step of the last decision of some roles. */
  private static int lastDecision(TableState now, ImmutableList<String> roles) {
    ImmutableList<TableState.Step> steps = now.steps();
    for (int step = steps.size() - 1; step >= 0; step--) {
      if (steps.get(step).deciders().anySatisfy(roles::contains)) {
        return step;
      }
    }
    throw new HttpResponseException(409, roles.makeString(" and ") + " decided nothing yet");
  }

  private static ImmutableList<Seat> others(TableState now, ImmutableList<String> roles) {
    return Lists.immutable
        .withAll(now.seats().entrySet())
        .reject(seat -> roles.contains(seat.getKey()))
        .collect(Map.Entry::getValue);
  }

  /** Another person answers whether a decision may be taken back. */
  static void answer(Table table, ImmutableList<Role> roles, Role role, boolean accepts) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          Optional<Role> asking =
              now.asking().flatMap(name -> roles.detectOptional(each -> each.name().equals(name)));
          if (asking.isEmpty() || now.isAsker(role.name())) {
            throw new HttpResponseException(409, "nobody has asked " + role);
          }
          ObjectNode body = body().put("role", asking.get().name());
          if (accepts) {
            table.happen(Kind.TAKEN_BACK, body.put("to", now.askedStep()));
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
