package org.gonu.cli.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RenderCommandTest {
  private static final String KRK = "rules/krk.kif";
  private static final String RECORD = "test-matches/krk-1.json";

  private final Path directory;

  RenderCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static int count(String part, String text) {
    return text.split(part, -1).length - 1;
  }

  @Test
  void render_sheet_printsAnSvg() {
    Run run = Run.of("render", KRK);

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().startsWith("<svg "), run.out());
    assertEquals(16, count("data-site=", run.out()));
    assertEquals(3, count("data-piece=", run.out()));
  }

  @Test
  void render_recordWithStep_marksTheLastMove() {
    Run run = Run.of("render", RECORD, "--step", "1");

    assertEquals(2, count("class=\"site marked\"", run.out()));
  }

  @Test
  void render_everyWithoutStripOrGif_isRefused() {
    Run run = Run.of("render", RECORD, "--every", "2");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("--every is for a --strip or a .gif"), run.err());
  }

  @Test
  void render_png_hasTheWidthAskedFor() throws IOException {
    Path file = directory.resolve("krk.png");

    Run run = Run.of("render", KRK, "--out", file.toString(), "--width", "200");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    BufferedImage image = ImageIO.read(file.toFile());
    assertEquals(200, image.getWidth());
  }

  @Test
  void render_shortFormOfOut_writesTheFile() {
    Path file = directory.resolve("krk.svg");

    Run run = Run.of("render", KRK, "-o", file.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(Files.exists(file));
  }

  @Test
  void render_gif_hasAPictureForEachPosition() throws IOException {
    Path file = directory.resolve("krk.gif");

    Run run = Run.of("render", RECORD, "--step", "4", "--out", file.toString(), "--width", "100");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      assertEquals(5, reader.getNumImages(true));
    } finally {
      reader.dispose();
    }
  }

  @Test
  void render_strip_hasAPictureAndACaptionForEachPosition() throws IOException {
    Path file = directory.resolve("krk.svg");

    Run run =
        Run.of("render", RECORD, "--step", "6", "--strip", "3", "--every", "2", "--out", file + "");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    String svg = Files.readString(file);
    assertEquals(4, count("class=\"gonu-board\"", svg));
    assertTrue(svg.contains(">start<"), svg);
  }

  @Test
  void render_fileOfAnotherForm_isWrongUsage() {
    Run run = Run.of("render", KRK, "--out", "krk.jpg");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals("gonu: a picture is a file .svg, .png or .gif, not 'krk.jpg'\n", run.err());
  }

  @Test
  void render_gifOfASheet_isWrongUsage() {
    Run run = Run.of("render", KRK, "--out", "krk.gif");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
  }

  @Test
  void render_stepAfterTheEnd_tellsTheLength() {
    Run run = Run.of("render", RECORD, "--step", "900");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals("gonu: the match has 9 joint moves, not 900\n", run.err());
  }
}
