package org.gonu.datalog;

/** A term of a rule all of whose variables are bound: gives the number of a ground term. */
abstract class TermExpression {
  /** The number of the term; makes the term if it is new. */
  abstract int evaluate(int[] registers);

  /** The number of the term, {@link TermTable#NONE} if there is no such term yet. */
  abstract int find(int[] registers);

  /** Always the same term. */
  static final class Known extends TermExpression {
    private final int term;

    Known(int term) {
      this.term = term;
    }

    int term() {
      return term;
    }

    @Override
    int evaluate(int[] registers) {
      return term;
    }

    @Override
    int find(int[] registers) {
      return term;
    }
  }

  /** The value of a variable. */
  static final class Register extends TermExpression {
    private final int register;

    Register(int register) {
      this.register = register;
    }

    @Override
    int evaluate(int[] registers) {
      return registers[register];
    }

    @Override
    int find(int[] registers) {
      return registers[register];
    }
  }

  /** A compound with variables. */
  static final class Built extends TermExpression {
    private final TermTable terms;
    private final int symbol;
    private final TermExpression[] arguments;
    private final int[] buffer;

    Built(TermTable terms, int symbol, TermExpression[] arguments) {
      this.terms = terms;
      this.symbol = symbol;
      this.arguments = arguments;
      this.buffer = new int[arguments.length];
    }

    @Override
    int evaluate(int[] registers) {
      for (int i = 0; i < arguments.length; i++) {
        buffer[i] = arguments[i].evaluate(registers);
      }
      return terms.intern(symbol, buffer);
    }

    @Override
    int find(int[] registers) {
      for (int i = 0; i < arguments.length; i++) {
        buffer[i] = arguments[i].find(registers);
        if (buffer[i] == TermTable.NONE) {
          return TermTable.NONE;
        }
      }
      return terms.find(symbol, buffer);
    }
  }
}
