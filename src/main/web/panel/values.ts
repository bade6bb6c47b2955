/** For each role the value at each step, null where none is known. */
export type Values = readonly (readonly (number | null)[])[];

/** The values with further ones at a step, by role. */
export function withValues(
  values: Values,
  roles: readonly string[],
  step: number,
  added: Readonly<Record<string, number>>,
): Values {
  return roles.map((role, i) => {
    const row = [...(values[i] ?? [])];
    while (row.length <= step) {
      row.push(null);
    }
    row[step] = added[role] ?? row[step] ?? null;
    return row;
  });
}
