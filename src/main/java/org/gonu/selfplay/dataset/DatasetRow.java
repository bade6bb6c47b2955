package org.gonu.selfplay.dataset;

import org.gonu.selfplay.RecordedMatch;

/**
 * A row of a data set.
 *
 * @param number of the match
 * @param ply of the match
 */
record DatasetRow(long number, RecordedMatch match, int ply) {}
