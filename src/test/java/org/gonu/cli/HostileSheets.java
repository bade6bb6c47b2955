package org.gonu.cli;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes small or long rule sheets that cost more than they look. */
public enum HostileSheets {
  DOUBLING_TERM(60) {
    @Override
    String rules(int size) {
      return "(d0 a)\n"
          + lines(size, i -> "(<= (d" + (i + 1) + " (pair ?x ?x)) (d" + i + " ?x))")
          + "(<= (legal p (big ?x)) (d"
          + size
          + " ?x))\n";
    }
  },
  DOUBLING_BY_NEXT(60) {
    @Override
    String rules(int size) {
      return "(init (c a))\n(<= (next (c (pair ?x ?x))) (true (c ?x)))\n";
    }
  },
  LEGAL_MOVES(1000) {
    @Override
    String rules(int size) {
      return lines(size, i -> "(a " + i + ")") + "(<= (legal p (m ?x ?y)) (a ?x) (a ?y))\n";
    }
  },
  INITIAL_FACTS(1000) {
    @Override
    String rules(int size) {
      return lines(size, i -> "(a " + i + ")")
          + "(<= (init (m ?x ?y)) (a ?x) (a ?y))\n(<= (next ?f) (true ?f))\n";
    }
  },
  LONG_BODY(5000, 50_000) {
    @Override
    String rules(int size) {
      return kept(size) + "(<= (next all)" + words(size, i -> "(true (f " + i + "))") + ")\n";
    }
  },
  GROUND_NEXT(10_000, 100_000) {
    @Override
    String rules(int size) {
      return kept(size);
    }
  },
  CHAIN_OF_RULES(5000, 100_000) {
    @Override
    String rules(int size) {
      return "(<= (r0 a) (true (step 1)))\n"
          + lines(size, i -> "(<= (r" + (i + 1) + " a) (r" + i + " a))")
          + "(<= (next x) (r"
          + size
          + " a))\n";
    }
  },
  CHAIN_OF_STRATA(5000, 50_000) {
    @Override
    String rules(int size) {
      return "(r0 a)\n"
          + lines(size, i -> "(<= (r" + (i + 1) + " a) (not (r" + i + " a)))")
          + "(<= (next x) (r"
          + size
          + " a))\n";
    }
  },
  PRODUCT(100) {
    @Override
    String rules(int size) {
      return lines(size, i -> "(b " + i + ")")
          + "(<= (next (q ?a ?b ?c ?d)) (b ?a) (b ?b) (b ?c) (b ?d))\n";
    }
  },
  /** What the public chess asks of its threatened cells. */
  WIDE_RELATION(16) {
    @Override
    String rules(int size) {
      return lines(size, i -> "(b " + i + ")")
          + "(<= (wide ?u ?v ?w ?x ?y ?z) (b ?u) (b ?v) (b ?w) (b ?x) (b ?y) (b ?z))\n"
          + "(<= (legal p win) (wide 1 2 3 4 5 6))\n";
    }
  },
  JOIN_WITHOUT_END(30) {
    @Override
    String rules(int size) {
      return lines(size, i -> "(b " + i + ")")
          + "(<= (known ?x ?y) (b ?x) (b ?y))\n"
          + "(<= (legal p win) (b ?a) (b ?b) (b ?c) (b ?d) (b ?e) (b ?f) (not (known ?a ?f)))\n";
    }
  },
  LONG_ATOM(1_000_000, 3_000_000) {
    @Override
    String rules(int size) {
      String name = "x".repeat(size);
      return "(init " + name + ")\n(<= (next " + name + ") (true " + name + "))\n";
    }
  },
  MANY_VARIABLES(500, 3000) {
    @Override
    String rules(int size) {
      return "(b 1)\n(b 2)\n(<= (next x)" + words(size, i -> "(b ?v" + i + ")") + ")\n";
    }
  },
  LONG_DISJUNCTION(3000, 10_000) {
    @Override
    String rules(int size) {
      return kept(size) + "(<= (next x) (or" + words(size, i -> "(true (f " + i + "))") + "))\n";
    }
  },
  NESTED_DISJUNCTIONS(30) {
    @Override
    String rules(int size) {
      String body = "(b ?z)";
      for (int i = size; i > 0; i--) {
        body = "(or (and (b ?x" + i + ") " + body + ") (b ?x" + i + "))";
      }
      return "(b 1)\n(b 2)\n(<= (next x) " + body + ")\n";
    }
  },
  RECURSIVE_DISJUNCTION(500, 20_000) {
    @Override
    String rules(int size) {
      return "(b 1)\n(r 1)\n(<= (r 2) (or (and" + words(size, i -> "(r 1)") + ") (b 2)))\n";
    }
  },
  SELF_NEGATION(2000, 8000) {
    @Override
    String rules(int size) {
      return "(b 1)\n"
          + lines(size, i -> "(<= (w " + (i + 1) + ") (b 1) (not (w " + i + ")))")
          + "(<= (next x) (w "
          + size
          + "))\n";
    }
  },
  HELPERS_OF_MOVES(500, 10_000) {
    @Override
    String rules(int size) {
      return "(<= (legal p (m 1)) (true (step 1)))\n"
          + lines(
              size,
              i ->
                  "(<= (h%1$d ?x) (does p (m ?x)))\n(<= (next (f %1$d ?x)) (h%1$d ?x))"
                      .formatted(i));
    }
  },
  LARGE_ARITY(2000, 10_000) {
    @Override
    String rules(int size) {
      String variables = words(size, i -> "?v" + i);
      return "(init (f"
          + words(size, String::valueOf)
          + "))\n(<= (next (f"
          + variables
          + ")) (true (f"
          + variables
          + ")))\n";
    }
  },
  LONG_COMMENT(5_000_000, 9_900_000) {
    @Override
    String rules(int size) {
      return ";" + "c".repeat(size) + "\n";
    }
  },
  DEEP_NESTING(100_000) {
    @Override
    String rules(int size) {
      return "(<= (next x) (true " + "(f ".repeat(size) + "a" + ")".repeat(size) + "))\n";
    }
  },
  NOTHING_BUT_PARENTHESES(1_000_000, 5_000_000) {
    @Override
    String rules(int size) {
      return ")".repeat(size) + "\n";
    }
  },
  UNDEFINED_RELATIONS(20_000, 355_000) {
    @Override
    String rules(int size) {
      return lines(size, i -> "(<= (r" + i + " a) (u" + i + " a))");
    }
  },
  UNSAFE_VARIABLES(20_000, 100_000) {
    @Override
    String rules(int size) {
      return "(<= (next (x" + words(size, i -> "?v" + i) + ")) (true (step 1)))\n";
    }
  };

  private static final String GAME =
      """
      (role p)
      (legal p noop)
      (init (step 1))
      (<= (next (step 2)) (true (step 1)))
      (<= (next (step 3)) (true (step 2)))
      (<= terminal (true (step 3)))
      (goal p 50)
      """;

  /** What is no larger than this costs by what it is, not by its size. */
  private static final int SMALL = 100;

  private final int size;
  private final int fullSize;

  HostileSheets(int size) {
    this(size, size);
  }

  HostileSheets(int size, int fullSize) {
    this.size = size;
    this.fullSize = fullSize;
  }

  abstract String rules(int size);

  /** The sheet, small enough to be played by several commands, one after another. */
  public String smallSheet() {
    return GAME + rules(size <= SMALL ? size : size / 10);
  }

  /** The sheet, large enough to tell what takes far too long. */
  String sheet() {
    return GAME + rules(size);
  }

  /** The sheet, as large as it may be: up to ten megabytes. */
  String fullSheet() {
    return GAME + rules(fullSize);
  }

  private static String kept(int size) {
    return lines(size, i -> "(init (f " + i + "))\n(<= (next (f " + i + ")) (true (f " + i + ")))");
  }

  private static String lines(int size, IntFunction<String> line) {
    return IntStream.range(0, size).mapToObj(line).collect(Collectors.joining("\n", "", "\n"));
  }

  private static String words(int size, IntFunction<String> word) {
    return IntStream.range(0, size).mapToObj(word).collect(Collectors.joining(" ", " ", ""));
  }
}
