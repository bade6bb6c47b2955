package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * The shape of a piece, in a box of 100 by 100 units.
 *
 * <p>All paths were drawn for this program.
 */
enum Symbol {
  DISC(circle(50, 50, 37), ""),
  DOT(circle(50, 50, 13), ""),
  CROWNED(circle(50, 50, 37), "M32 62 L28 38 L40 49 L50 33 L60 49 L72 38 L68 62 Z"),
  CROSS(
      "M24 14 L50 40 L76 14 L86 24 L60 50 L86 76 L76 86 L50 60 L24 86 L14 76 L40 50 L14 24 Z", ""),
  RING(circle(50, 50, 38) + circle(50, 50, 23), ""),
  BLOCK("M6 6 H94 V94 H6 Z", ""),
  TILE("M16 8 H84 Q92 8 92 16 V84 Q92 92 84 92 H16 Q8 92 8 84 V16 Q8 8 16 8 Z", ""),
  NUMBER("", ""),
  SQUARE("M18 18 H82 V82 H18 Z", ""),
  DIAMOND("M50 8 L92 50 L50 92 L8 50 Z", ""),
  TRIANGLE("M50 10 L91 82 H9 Z", ""),
  HEXAGON("M50 8 L87 29 V71 L50 92 L13 71 V29 Z", ""),
  SHIELD("M14 14 H86 V48 Q86 78 50 93 Q14 78 14 48 Z", ""),
  PENTAGON("M50 8 L93 40 L77 90 H23 L7 40 Z", ""),
  KITE("M50 6 L88 38 L50 94 L12 38 Z", ""),
  OCTAGON("M33 9 H67 L91 33 V67 L67 91 H33 L9 67 V33 Z", ""),
  STAR("M50 6 L62 37 L95 39 L69 60 L78 92 L50 74 L22 92 L31 60 L5 39 L38 37 Z", ""),
  PAWN(
      "M50 16 A14 14 0 0 1 59 41 H66 V48 H58 C59 61 64 69 72 76 V80 H28 V76 C36 69 41 61 42 48 H34"
          + " V41 H41 A14 14 0 0 1 50 16 Z M24 83 H76 V91 H24 Z",
      ""),
  ROOK(
      "M26 17 H38 V26 H45 V17 H55 V26 H62 V17 H74 V38 L66 45 V68 L72 76 V80 H28 V76 L34 68 V45"
          + " L26 38 Z M22 83 H78 V91 H22 Z",
      ""),
  BISHOP(
      "M50 8 A6 6 0 0 1 55 17 C68 27 72 38 68 49 C66 54 63 57 59 59 L62 70 L70 76 V80 H30 V76"
          + " L38 70 L41 59 C37 57 34 54 32 49 C28 38 32 27 45 17 A6 6 0 0 1 50 8 Z"
          + " M24 83 H76 V91 H24 Z",
      "M48 29 H52 V36 H59 V40 H52 V48 H48 V40 H41 V36 H48 Z"),
  KNIGHT(
      "M32 80 C32 62 40 55 48 48 C40 50 34 51 29 57 L20 51 C22 40 28 31 35 25 L37 11 L46 19"
          + " C66 20 77 37 77 62 C77 69 76 75 75 80 Z M24 83 H82 V91 H24 Z",
      circle(44, 32, 3.4)),
  QUEEN(
      "M15 27 A5 5 0 1 1 23 30 L33 46 L36 22 A5 5 0 1 1 42 22 L50 43 L58 22 A5 5 0 1 1 64 22"
          + " L67 46 L77 30 A5 5 0 1 1 85 27 L73 66 L77 76 V80 H23 V76 L27 66 Z"
          + " M20 83 H80 V91 H20 Z",
      ""),
  KING(
      "M46 6 H54 V13 H61 V20 H54 V29 C64 23 82 26 82 42 C82 53 74 60 69 68 V72 L74 77 V80 H26 V77"
          + " L31 72 V68 C26 60 18 53 18 42 C18 26 36 23 46 29 V20 H39 V13 H46 Z"
          + " M22 83 H78 V91 H22 Z",
      ""),
  LAMP(
      circle(50, 50, 30),
      "M50 4 L54 14 H46 Z M50 96 L46 86 H54 Z M4 50 L14 46 V54 Z M96 50 L86 54" + " V46 Z");

  /** Shapes that tell apart pieces without known names; letters are put on them. */
  static final ImmutableList<Symbol> PLAIN =
      Lists.immutable.of(
          DISC, SQUARE, DIAMOND, HEXAGON, SHIELD, PENTAGON, OCTAGON, KITE, TRIANGLE, STAR);

  private final String area;
  private final String detail;

  Symbol(String area, String detail) {
    this.area = area;
    this.detail = detail;
  }

  private static String circle(double x, double y, double radius) {
    String arc = "A" + radius + " " + radius + " 0 1 0 ";
    return "M"
        + (x - radius)
        + " "
        + y
        + " "
        + arc
        + (x + radius)
        + " "
        + y
        + " "
        + arc
        + (x - radius)
        + " "
        + y
        + " Z ";
  }

  /** The path that is filled; empty if there is none. */
  String area() {
    return area.strip();
  }

  /** A path on top of it, filled with ink; empty if there is none. */
  String detail() {
    return detail.strip();
  }
}
