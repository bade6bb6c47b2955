package org.gonu.render.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.eclipse.collections.api.list.ImmutableList;

/** Pictures one after the other, as a GIF that runs for ever. */
public final class Animation {
  /** Most pictures of one animation. */
  public static final int MAX_FRAMES = 300;

  /** The last picture stands so many times longer. */
  private static final int LAST = 4;

  private Animation() {}

  /**
   * The bytes of a GIF file.
   *
   * @param svgs 1 to {@value #MAX_FRAMES} pictures of one size
   * @param width in pixels
   * @param delay of a picture in ms; GIF knows hundredths of a second
   */
  public static byte[] gif(ImmutableList<String> svgs, int width, int delay) {
    if (svgs.isEmpty() || svgs.size() > MAX_FRAMES) {
      throw new IllegalArgumentException("an animation cannot have " + svgs.size() + " pictures");
    }
    ImmutableList<BufferedImage> images = svgs.collect(svg -> Raster.draw(svg, width));
    Palette palette = new Palette(images);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (int i = 0; i < images.size(); i++) {
        BufferedImage frame = palette.apply(images.get(i));
        int time = i == images.size() - 1 ? delay * LAST : delay;
        IIOMetadata data =
            writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(frame), null);
        describe(data, time, i == 0);
        writer.writeToSequence(new IIOImage(frame, null, data), null);
      }
      writer.endWriteSequence();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static void describe(IIOMetadata data, int delay, boolean isFirst)
      throws IIOInvalidTreeException {
    String format = data.getNativeMetadataFormatName();
    IIOMetadataNode root = (IIOMetadataNode) data.getAsTree(format);
    IIOMetadataNode control =
        (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
    control.setAttribute("delayTime", Integer.toString(Math.max(1, delay / 10)));
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    if (isFirst) {
      IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
      loop.setAttribute("applicationID", "NETSCAPE");
      loop.setAttribute("authenticationCode", "2.0");
      loop.setUserObject(new byte[] {1, 0, 0});
      IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
      extensions.appendChild(loop);
      root.appendChild(extensions);
    }
    data.setFromTree(format, root);
  }
}
