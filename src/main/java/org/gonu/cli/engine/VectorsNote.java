package org.gonu.cli.engine;

import org.gonu.cli.console.Console;
import org.gonu.machine.ModuleOfVectors;

/** Tells users whose Java was started without its vectors, where lanes run many times slower. */
public final class VectorsNote {
  private static final String TEXT =
      "note: Java was started without its vectors, so that playouts take many times as long: start"
          + " the launcher 'gonu', or java --add-modules jdk.incubator.vector -jar gonu.jar";

  private VectorsNote() {}

  /** Prints the note to standard error if it applies. */
  public static void printTo(Console console) {
    if (ModuleOfVectors.isLeftOut()) {
      console.err().println(TEXT);
    }
  }
}
