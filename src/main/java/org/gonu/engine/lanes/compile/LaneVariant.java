package org.gonu.engine.lanes.compile;

/** What lanes can do besides playing on at random; each has code of its own. */
public enum LaneVariant {
  /** Nothing else. */
  PLAIN(false, false),
  /** They record which moves were made. */
  RECORDING(true, false),
  /** A policy decides which moves are offered. */
  WEIGHTED(false, true),
  /** Both. */
  RECORDING_WEIGHTED(true, true);

  private final boolean isRecording;
  private final boolean isWeighted;

  LaneVariant(boolean isRecording, boolean isWeighted) {
    this.isRecording = isRecording;
    this.isWeighted = isWeighted;
  }

  boolean isRecording() {
    return isRecording;
  }

  boolean isWeighted() {
    return isWeighted;
  }

  /** The same with a policy. */
  public LaneVariant weighted() {
    return isRecording ? RECORDING_WEIGHTED : WEIGHTED;
  }

  /** The same without recording. */
  LaneVariant withoutRecording() {
    return isWeighted ? WEIGHTED : PLAIN;
  }
}
