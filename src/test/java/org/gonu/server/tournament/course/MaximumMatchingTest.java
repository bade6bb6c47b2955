package org.gonu.server.tournament.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Matchings against a search through all of them. */
final class MaximumMatchingTest {
  @Test
  void size_randomGraphs_isThatOfExhaustiveSearch() {
    SplittableRandom random = new SplittableRandom(17);
    for (int trial = 0; trial < 3000; trial++) {
      int vertices = 1 + random.nextInt(9);
      double density = random.nextDouble();
      boolean[][] edges = new boolean[vertices][vertices];
      for (int i = 0; i < vertices; i++) {
        for (int j = 0; j < i; j++) {
          edges[i][j] = random.nextDouble() < density;
          edges[j][i] = edges[i][j];
        }
      }

      int size = MaximumMatching.size(vertices, (one, other) -> edges[one][other]);

      assertEquals(exhaustive(edges, 0, 0), size, "trial " + trial);
    }
  }

  private static int exhaustive(boolean[][] edges, int vertex, int used) {
    if (vertex == edges.length) {
      return 0;
    }
    int best = exhaustive(edges, vertex + 1, used);
    if ((used >> vertex & 1) == 0) {
      for (int other = vertex + 1; other < edges.length; other++) {
        if (edges[vertex][other] && (used >> other & 1) == 0) {
          int taken = used | 1 << vertex | 1 << other;
          best = Math.max(best, 1 + exhaustive(edges, vertex + 1, taken));
        }
      }
    }
    return best;
  }

  @Test
  void size_twoOddCyclesJoined_needsBlossoms() {
    int[][] edges = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}};
    boolean[][] graph = new boolean[6][6];
    for (int[] edge : edges) {
      graph[edge[0]][edge[1]] = true;
      graph[edge[1]][edge[0]] = true;
    }

    assertEquals(3, MaximumMatching.size(6, (one, other) -> graph[one][other]));
  }
}
