/** One press: a character as typed, a named key, or either with the prefix `mod+` (Ctrl or ⌘). */
export type KeyStep = string;
/** Keys pressed one after the other, such as g then d. */
export type KeySequence = readonly KeyStep[];

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * The key pressed. Null for a modifier alone and for keys handled by the browser or an input
 * method.
 */
export function stepOf(press: Press): KeyStep | null {
  const { key, isComposing } = press;
  if (isComposing || ['Control', 'Meta', 'Alt', 'Shift', 'Dead', 'Process'].includes(key))
    return null;
  const isCharacter = key.length === 1;
  const name = isCharacter ? key.toLowerCase() : key;
  const isModified = press.ctrlKey || press.metaKey;
  // Characters may need Shift or AltGr, which is reported as Ctrl with Alt.
  if (press.altKey) return null;
  if (press.shiftKey && (isModified || !isCharacter || /\p{L}/u.test(key))) return null;
  return isModified ? `mod+${name}` : name;
}

/** Whether a character typed here is text input. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable], [role="combobox"]');
  if (!field) return false;
  return !(
    field instanceof HTMLInputElement && /^(button|checkbox|radio|reset|submit)$/.test(field.type)
  );
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** The keys in the format of `aria-keyshortcuts`, for both keyboard types. */
export function ariaKeys(sequences: readonly KeySequence[]): string | undefined {
  const single = sequences.flatMap((sequence) => (sequence.length === 1 ? sequence : []));
  const named = single.flatMap((step) => {
    const key = step.replace('mod+', '');
    const name = key.length === 1 ? key.toUpperCase() : key;
    return step.startsWith('mod+') ? [`Control+${name}`, `Meta+${name}`] : [name];
  });
  return named.join(' ') || undefined;
}
