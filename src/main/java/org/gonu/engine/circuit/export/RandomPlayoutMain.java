package org.gonu.engine.circuit.export;

/** The part of the C source that is the same for all games: random playouts of one state. */
final class RandomPlayoutMain {
  /** Prints each joint move as numbers of moves, and the goals at the end. */
  static final String TEXT =
      """
      #ifdef GONU_MAIN
      #include <stdio.h>
      #include <stdlib.h>

      /* Arguments: seed, playouts. A line for each joint move, and for the goals at each end. */
      int main(int argc, char **argv) {
        uint64_t random = argc > 1 ? strtoull(argv[1], 0, 10) * 2 + 1 : 1;
        long playouts = argc > 2 ? atol(argv[2]) : 1;
        static uint64_t s[GONU_BASES + 1], n[GONU_BASES + 1], m[GONU_MOVES + 1];
        static uint64_t legal[GONU_MOVES + 1], goal[GONU_GOALS + 1], terminal;
        while (playouts-- > 0) {
          for (int i = 0; i < GONU_BASES; i++) s[i] = gonu_initial[i];
          for (gonu_look(s, legal, &terminal, goal); !(terminal & 1);
               gonu_look(s, legal, &terminal, goal)) {
            for (int i = 0; i < GONU_MOVES; i++) m[i] = 0;
            for (int r = 0; r < GONU_ROLES; r++) {
              int count = 0, chosen = -1;
              for (int i = gonu_first[r]; i < gonu_first[r + 1]; i++) count += legal[i] & 1;
              if (count == 0) return 1;
              random = random * 6364136223846793005u + 1442695040888963407u;
              count = (int) ((random >> 33) % (uint64_t) count);
              for (int i = gonu_first[r]; i < gonu_first[r + 1] && chosen < 0; i++)
                if (legal[i] & 1 && count-- == 0) chosen = i;
              m[chosen] = 1;
              printf(r ? " %d" : "%d", chosen);
            }
            printf("\\n");
            gonu_step(s, m, n);
            for (int i = 0; i < GONU_BASES; i++) s[i] = n[i] & 1;
          }
          printf("goals");
          for (int i = 0; i < GONU_GOALS; i++)
            if (goal[i] & 1) printf(" %d", gonu_goal_value[i]);
          printf("\\n");
        }
        return 0;
      }
      #endif
      """;

  private RandomPlayoutMain() {}
}
