/** The title that a sheet tells in a comment line before its rules; empty if it tells none. */
export function titleOf(sheet: string): string {
  for (const line of sheet.split('\n').map((each) => each.trim())) {
    const title = /^;+\s*Title:\s*(.+)$/.exec(line)?.[1];
    if (title || (line && !line.startsWith(';'))) {
      return title ?? '';
    }
  }
  return '';
}
