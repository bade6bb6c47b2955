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

/** For each role the name of a colour, which is also a class and a variable of the style. */
export function hues(roles: readonly string[]): string[] {
  const told = roles.map((role) => {
    const lower = role.toLowerCase();
    return lower === CHANCE
      ? 'grey'
      : NAMED.find((name) => lower.startsWith(name) || lower.endsWith(name));
  });
  const free = USUAL.filter((name) => !told.includes(name));
  return told.map((name) => name ?? free.shift() ?? 'grey');
}
