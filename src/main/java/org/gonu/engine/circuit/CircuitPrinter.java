package org.gonu.engine.circuit;

import java.util.function.Consumer;
import org.gonu.machine.Role;

/**
 * Prints a netlist as text: a line for each gate and each output, such as {@code g12 = (cell 1 1 b)
 * & ~g5} and {@code legal white (mark 1 1) = g12}. A base is written as its fact, a move as {@code
 * does(role, move)}.
 */
public final class CircuitPrinter {
  private final Circuit circuit;
  private final StepNetlist net;
  private final Gates gates;
  private final Consumer<String> lines;

  private CircuitPrinter(Circuit circuit, StepNetlist net, Consumer<String> lines) {
    this.circuit = circuit;
    this.net = net;
    this.gates = net.gates();
    this.lines = lines;
  }

  /**
   * Prints a netlist of a circuit.
   *
   * @param lines receives the lines, without line ends
   */
  public static void print(Circuit circuit, StepNetlist net, Consumer<String> lines) {
    new CircuitPrinter(circuit, net, lines).print();
  }

  /** Prints the goals of a netlist and the gates that they need. */
  public static void printGoals(Circuit circuit, StepNetlist net, Consumer<String> lines) {
    CircuitPrinter printer = new CircuitPrinter(circuit, net, lines);
    for (Schedule.Block block : Schedule.of(net, net.goalLiterals()).blocks()) {
      for (int gate : block.gates()) {
        printer.printGate(gate);
      }
      if (block.component() >= 0) {
        printer.printComponent(net.components().get(block.component()));
      }
    }
    circuit.roles().each(printer::printGoals);
  }

  private void printGate(int node) {
    lines.accept("g" + node + " = " + conjunction(node));
  }

  private void print() {
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.AND) {
        printGate(node);
      }
    }
    net.components().each(this::printComponent);
    for (Role role : circuit.roles()) {
      printMoves(role);
    }
    for (int base = 0; base < net.next().length; base++) {
      lines.accept("next " + circuit.bases().get(base) + " = " + literal(net.next()[base]));
    }
    lines.accept("terminal = " + literal(net.terminal()));
    circuit.roles().each(this::printGoals);
  }

  private void printGoals(Role role) {
    StepNetlist.Goals goals = net.goals().get(role.index());
    for (int i = 0; i < goals.values().length; i++) {
      lines.accept("goal " + role + " " + goals.values()[i] + " = " + literal(goals.literals()[i]));
    }
  }

  private void printComponent(Component component) {
    for (int i = 0; i < component.feedbacks().length; i++) {
      lines.accept(
          literal(2 * component.feedbacks()[i]) + " grows to " + literal(component.updates()[i]));
    }
  }

  private void printMoves(Role role) {
    for (int move = circuit.firstMove(role.index());
        move < circuit.firstMove(role.index() + 1);
        move++) {
      lines.accept(
          "legal " + role + " " + circuit.moves().get(move) + " = " + literal(net.legal()[move]));
    }
  }

  private String conjunction(int node) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < gates.inputCount(node); i++) {
      text.append(i == 0 ? "" : " & ").append(literal(gates.input(node, i)));
    }
    return text.toString();
  }

  private String literal(int literal) {
    if (literal == Gates.FALSE || literal == Gates.TRUE) {
      return literal == Gates.TRUE ? "always" : "never";
    }
    int node = Gates.node(literal);
    String name =
        switch (gates.kind(node)) {
          case Gates.BASE -> circuit.bases().get(gates.index(node)).toString();
          case Gates.DOES -> move(gates.index(node));
          case Gates.FEEDBACK -> "f" + gates.index(node);
          default -> "g" + node;
        };
    return (Gates.isNegated(literal) ? "~" : "") + name;
  }

  private String move(int number) {
    int role = 0;
    while (circuit.firstMove(role + 1) <= number) {
      role++;
    }
    return "does(" + circuit.roles().get(role) + ", " + circuit.moves().get(number) + ")";
  }
}
