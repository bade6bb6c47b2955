package org.gonu.server.rating;

/** A symmetric matrix of a few hundred rows at most. */
final class SymmetricMatrix {
  private final double[][] rows;

  private SymmetricMatrix(double[][] rows) {
    this.rows = rows;
  }

  /** The rows, not to be changed. */
  double[][] rows() {
    return rows;
  }

  /**
   * The inverse of a positive definite matrix, by Gauss and Jordan without pivoting, which such
   * matrices do not need.
   */
  static SymmetricMatrix inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int pivot = 0; pivot < size; pivot++) {
      scale(left[pivot], 1 / left[pivot][pivot], right[pivot]);
      for (int i = 0; i < size; i++) {
        double factor = left[i][pivot];
        if (i != pivot && factor != 0) {
          for (int j = 0; j < size; j++) {
            left[i][j] -= factor * left[pivot][j];
            right[i][j] -= factor * right[pivot][j];
          }
        }
      }
    }
    return new SymmetricMatrix(right);
  }

  private static void scale(double[] left, double factor, double[] right) {
    for (int j = 0; j < left.length; j++) {
      left[j] *= factor;
      right[j] *= factor;
    }
  }

  /** The product with a column. */
  double[] times(double[] column) {
    double[] product = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < rows.length; j++) {
        product[i] += rows[i][j] * column[j];
      }
    }
    return product;
  }

  /** The product with a number. */
  SymmetricMatrix times(double factor) {
    double[][] product = new double[rows.length][rows.length];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < rows.length; j++) {
        product[i][j] = factor * rows[i][j];
      }
    }
    return new SymmetricMatrix(product);
  }

  /** This times another symmetric matrix times this. */
  SymmetricMatrix around(double[][] middle) {
    int size = rows.length;
    double[][] product = new double[size][size];
    double[][] half = new double[size][];
    for (int i = 0; i < size; i++) {
      // A row of the product of the middle and this, which are symmetric.
      half[i] = times(middle[i]);
    }
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        for (int k = 0; k < size; k++) {
          product[i][j] += rows[i][k] * half[k][j];
        }
      }
    }
    return new SymmetricMatrix(product);
  }

  /** The covariance of numbers from which their mean is taken, if this is that of the numbers. */
  SymmetricMatrix centred() {
    int size = rows.length;
    double[] means = new double[size];
    double mean = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        means[i] += rows[i][j] / size;
      }
      mean += means[i] / size;
    }
    double[][] centred = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        centred[i][j] = rows[i][j] - means[i] - means[j] + mean;
      }
    }
    return new SymmetricMatrix(centred);
  }
}
