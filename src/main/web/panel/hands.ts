import type { JointMove, LegalMove, Position } from '../types';

/** Moves for all roles from one chair: those that have a choice are asked one after another. */
export class Hands {
  private readonly chosen = new Map<string, string>();

  /** Forgets the moves that were chosen. */
  clear(): void {
    this.chosen.clear();
  }

  /** The role to choose next, or null at the end of the match. */
  next(position: Position): string | null {
    const asked = position.roles.filter((role) => this.isAsked(position, role));
    return position.terminal ? null : (asked.find((role) => !this.chosen.has(role)) ?? null);
  }

  /** A move was chosen; answers the joint move once no role is left to choose. */
  choose(position: Position, role: string, move: LegalMove): JointMove | null {
    this.chosen.set(role, move.move);
    if (this.next(position) !== null) {
      return null;
    }
    const joint = position.roles.map(
      (each) => this.chosen.get(each) ?? position.legal[each]?.[0]?.move ?? 'noop',
    );
    this.clear();
    return joint;
  }

  private isAsked(position: Position, role: string): boolean {
    return position.control.length > 0
      ? position.control.includes(role)
      : role === position.roles[0];
  }
}
