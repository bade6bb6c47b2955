package org.gonu.text;

import java.util.OptionalInt;

/** How findings look where they are shown: colours, and where long lines are cut or broken. */
public interface DiagnosticLook {
  /** Without colours, for files and other programs: no line of text is broken. */
  DiagnosticLook PLAIN =
      new DiagnosticLook() {
        @Override
        public OptionalInt columns() {
          return OptionalInt.empty();
        }

        @Override
        public String paint(Part part, String text) {
          return text;
        }
      };

  /** The parts of a finding that differ in colour. */
  enum Part {
    /** The word for the severity of an error, and the marks below its source line. */
    ERROR,
    /** The same of a warning. */
    WARNING,
    /** What is wrong. */
    MESSAGE,
    /** The line number and the border beside a source line. */
    MARGIN,
    /** What leads in a related place, and the marks below its source line. */
    NOTE,
    /** What leads in advice. */
    HELP
  }

  /** Width of the terminal; empty if there is none. */
  OptionalInt columns();

  /** A text in the colour of a part. */
  String paint(Part part, String text);
}
