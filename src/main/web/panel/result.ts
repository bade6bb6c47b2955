/** How a match ended, in words. */
export function resultText(
  roles: readonly string[],
  goals: readonly (number | null)[] | null,
  reason: string,
): string {
  const why = reason && reason !== 'end' ? ` (${reason})` : '';
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
  return `Nobody wins alone${why}: ${scores}.`;
}
