package org.gonu.render.image;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import org.eclipse.collections.api.factory.primitive.IntIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.MutableIntIntMap;
import org.eclipse.collections.api.tuple.primitive.IntIntPair;

/** The most frequent colours of some pictures, for files that know 256 colours only. */
final class Palette {
  private static final int MAX_COLOURS = 256;

  /** Colours that differ only in the other bits count as one. */
  private static final int COARSE = 0xF8F8F8;

  private final int[] colours;
  private final IndexColorModel model;

  /** The place of the nearest colour of the palette, by exact colour. */
  private final MutableIntIntMap nearest = IntIntMaps.mutable.empty();

  /** The palette of these pictures. */
  Palette(ImmutableList<BufferedImage> images) {
    MutableIntIntMap counts = IntIntMaps.mutable.empty();
    MutableIntIntMap exact = IntIntMaps.mutable.empty();
    for (BufferedImage image : images) {
      for (int pixel : pixels(image)) {
        counts.addToValue(pixel & COARSE, 1);
        exact.getIfAbsentPut(pixel & COARSE, pixel & 0xFFFFFF);
      }
    }
    colours =
        counts
            .keyValuesView()
            .toSortedListBy(pair -> -pair.getTwo())
            .take(MAX_COLOURS)
            .collect(IntIntPair::getOne)
            .stream()
            .mapToInt(exact::get)
            .toArray();
    model = new IndexColorModel(8, colours.length, colours, 0, false, -1, 0);
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  /** A picture in these colours. */
  BufferedImage apply(BufferedImage image) {
    BufferedImage reduced =
        new BufferedImage(
            image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    WritableRaster raster = reduced.getRaster();
    int[] pixels = pixels(image);
    byte[] places = new byte[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      places[i] = (byte) nearest.getIfAbsentPutWithKey(pixels[i] & 0xFFFFFF, this::place);
    }
    raster.setDataElements(0, 0, image.getWidth(), image.getHeight(), places);
    return reduced;
  }

  private int place(int colour) {
    int best = 0;
    for (int i = 1; i < colours.length; i++) {
      best = distance(colours[i], colour) < distance(colours[best], colour) ? i : best;
    }
    return best;
  }

  private static int distance(int one, int other) {
    int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
    int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (one & 0xFF) - (other & 0xFF);
    return red * red + green * green + blue * blue;
  }
}
