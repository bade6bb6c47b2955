import { CHANCE } from './hues';

/** The reasons of matches that ended as their rules say. */
const AS_USUAL: readonly string[] = ['', 'end', 'completed'];

/** Reasons as people say them. */
const REASONS: Readonly<Record<string, string>> = {
  time: 'on time',
  resigned: 'by resignation',
  broken: 'the rules break down',
  slow: 'the rules take too long',
  length: 'too many steps',
};

/** How a match ended, in words; chance wins and loses nothing. */
export function resultText(
  all: readonly string[],
  allGoals: readonly (number | null)[] | null,
  reason: string,
): string {
  const roles = all.filter((role) => role !== CHANCE);
  const goals = allGoals?.filter((_, i) => all[i] !== CHANCE) ?? null;
  const why = AS_USUAL.includes(reason) ? '' : ` (${REASONS[reason] ?? reason})`;
  if (!goals) {
    return `The match is over${why}.`;
  }
  const scores = roles.map((role, i) => `${role} ${goals[i] ?? '–'}`).join(', ');
  const numbers = goals.map((goal) => goal ?? -1);
  const best = Math.max(...numbers);
  const winners = roles.filter((_, i) => numbers[i] === best);
  if (roles.length === 1) {
    return `${best === 100 ? 'Solved' : 'The end'}: ${best} of 100 points${why}.`;
  }
  if (winners.length === 1) {
    return `${winners[0]} wins${why}: ${scores}.`;
  }
  const drawn = winners.length === roles.length ? 'A draw' : `${winners.join(' and ')} share the win`;
  return `${drawn}${why}: ${scores}.`;
}
