/** Copies a text; answers false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no such clipboard on pages without TLS of another machine.
    return copySelection(text);
  }
}

/** Copies as the key for it does; what has the keys keeps them. */
function copySelection(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'spoken';
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (active instanceof HTMLElement) {
      active.focus({ preventScroll: true });
    }
  }
}
