package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.run.SteppedLanes;

/** Lanes and the arrays by which a client sees them, in a buffer or in a file. */
final class LaneArrays {
  /** Most bytes of all arrays. */
  private static final long MAX_BYTES = 1 << 30;

  private static final String LEGAL = "legal.";

  private final Circuit circuit;
  private final SteppedLanes lanes;
  private final ImmutableList<Region> regions;
  private final ByteBuffer memory;
  private final boolean isShared;
  private final long[] words;
  private final byte[] bytes;
  private final int[] moves;

  /**
   * A table.
   *
   * @param file that both sides map into memory; empty if arrays go over the stream
   */
  LaneArrays(Circuit circuit, SteppedLanes lanes, Optional<String> file) {
    this.circuit = circuit;
    this.lanes = lanes;
    regions = regions(circuit, lanes);
    long length = regions.getLast().end();
    if (length > MAX_BYTES) {
      throw tooLarge("the arrays of " + lanes.size() + " lanes", length);
    }
    isShared = file.isPresent();
    memory =
        file.map(path -> map(path, length))
            .orElseGet(() -> ByteBuffer.allocate((int) length))
            .order(ByteOrder.LITTLE_ENDIAN);
    int most = lanes.stateWords();
    for (int role = 0; role < roles(); role++) {
      most = Math.max(most, lanes.legalWords(role));
    }
    words = new long[lanes.size() * most];
    bytes = new byte[lanes.size()];
    moves = new int[roles() * lanes.size()];
  }

  static BridgeFault tooLarge(String what, long bytes) {
    return new BridgeFault(
        "too-large", what + " take " + (bytes >> 20) + " MB of memory", "ask for fewer lanes");
  }

  private static ImmutableList<Region> regions(Circuit circuit, SteppedLanes lanes) {
    int roles = circuit.roles().size();
    int size = lanes.size();
    MutableList<Region> all = Lists.mutable.empty();
    add(all, "moves", "<i4", roles, size);
    add(all, "states", "<u8", size, lanes.stateWords());
    for (int role = 0; role < roles; role++) {
      add(all, LEGAL + role, "<u8", size, lanes.legalWords(role));
    }
    add(all, "goals", "i1", roles, size);
    add(all, "status", "u1", size);
    add(all, "moved", "u1", size);
    return all.toImmutable();
  }

  private static void add(MutableList<Region> all, String name, String type, int... shape) {
    all.add(new Region(name, type, shape, all.isEmpty() ? 0 : all.getLast().end()));
  }

  private static ByteBuffer map(String path, long length) {
    try (FileChannel file =
        FileChannel.open(Path.of(path), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return file.map(FileChannel.MapMode.READ_WRITE, 0, length);
    } catch (IOException | IllegalArgumentException unusable) {
      throw new BridgeFault(
          "file",
          "cannot map the file '" + path + "': " + unusable.getMessage(),
          "make an empty file that this user may write, or leave 'file' out");
    }
  }

  private int roles() {
    return circuit.roles().size();
  }

  SteppedLanes lanes() {
    return lanes;
  }

  Circuit circuit() {
    return circuit;
  }

  /** Describes all arrays. */
  void describe(ArrayNode array) {
    regions.each(region -> region.describe(array));
  }

  /** The names of the arrays that tell of the lanes. */
  ImmutableList<String> outputs() {
    return regions.collect(Region::name).reject("moves"::equals);
  }

  /**
   * The moves of a request, from the bytes that came with it or from the file.
   *
   * @return by role and lane; valid until the next call
   */
  int[] moves(Request request) {
    int length = Integer.BYTES * moves.length;
    if (request.bytes().length == 0 && isShared) {
      memory.slice(0, length).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(moves);
      return moves;
    }
    if (request.bytes().length != length) {
      throw BridgeFault.argument(
          "moves have "
              + length
              + " bytes, "
              + roles()
              + " roles times "
              + lanes.size()
              + " lanes times 4, not "
              + request.bytes().length);
    }
    ByteBuffer.wrap(request.bytes()).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(moves);
    return moves;
  }

  /**
   * Writes arrays to the memory.
   *
   * @return what has to follow the line of the answer: nothing if the memory is shared
   */
  ImmutableList<ByteBuffer> write(ImmutableList<Region> wanted) {
    wanted.each(this::write);
    return isShared
        ? Lists.immutable.empty()
        : wanted.collect(region -> memory.slice((int) region.offset(), (int) region.bytes()));
  }

  /** The arrays of some names. */
  ImmutableList<Region> named(ImmutableList<String> names) {
    return names.collect(
        name ->
            regions
                .detectOptional(region -> region.name().equals(name))
                .orElseThrow(
                    () ->
                        BridgeFault.argument(
                            "there is no array '"
                                + name
                                + "'; there are: "
                                + outputs().makeString(", "))));
  }

  private void write(Region region) {
    ByteBuffer place =
        memory.slice((int) region.offset(), (int) region.bytes()).order(ByteOrder.LITTLE_ENDIAN);
    switch (region.name()) {
      case "moves" -> throw BridgeFault.argument("'moves' is written by the client");
      case "states" -> {
        lanes.states(words);
        place.asLongBuffer().put(words, 0, region.shape()[0] * region.shape()[1]);
      }
      case "status" -> {
        lanes.status(bytes);
        place.put(bytes);
      }
      case "moved" -> {
        lanes.moved(bytes);
        place.put(bytes);
      }
      case "goals" -> {
        for (int role = 0; role < roles(); role++) {
          lanes.goals(role, bytes);
          place.put(bytes);
        }
      }
      default -> {
        lanes.legal(Integer.parseInt(region.name().substring(LEGAL.length())), words);
        place.asLongBuffer().put(words, 0, region.shape()[0] * region.shape()[1]);
      }
    }
  }
}
