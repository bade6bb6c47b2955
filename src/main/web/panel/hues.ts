/** Colours that names of roles may tell, as the pieces have them. */
const NAMED: readonly string[] = [
  'black',
  'white',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
];

/** Of roles whose names tell no colour, in the order in which their pieces get them. */
const USUAL: readonly string[] = ['blue', 'orange', 'green', 'purple'];

/** The role that stands for chance. */
export const CHANCE = 'random';

/** The colour that a fact such as `(plays player1 black)` gives to a role. */
function given(role: string, facts: readonly string[]): string | undefined {
  const colours = facts
    .map((fact) => fact.replace(/[()]/g, '').split(' '))
    .filter((words) => words.length === 3 && words.includes(role))
    .flatMap((words) => NAMED.filter((name) => words.includes(name, 1)));
  return colours.length === 1 ? colours[0] : undefined;
}

/**
 * For each role the name of a colour, which is also a class and a variable of the style.
 *
 * @param facts of the position that is shown: they may tell who has which colour
 */
export function hues(roles: readonly string[], facts: readonly string[]): string[] {
  const told = roles.map((role) => {
    const lower = role.toLowerCase();
    return lower === CHANCE
      ? 'grey'
      : (NAMED.find((name) => lower.startsWith(name) || lower.endsWith(name)) ??
          given(role, facts));
  });
  const free = USUAL.filter((name) => !told.includes(name));
  return told.map((name) => name ?? free.shift() ?? 'grey');
}
