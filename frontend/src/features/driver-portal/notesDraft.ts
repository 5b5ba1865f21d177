/** Notes being written, kept on the phone at every keystroke: one per person and job. */

const PREFIX = 'completion-notes:';
const keyOf = (userId: number, jobId: number) => `${PREFIX}${userId}:${jobId}`;

export function readNotesDraft(userId: number, jobId: number): string {
  try {
    return localStorage.getItem(keyOf(userId, jobId)) ?? '';
  } catch {
    return '';
  }
}

/** Empty text leaves nothing behind. */
export function writeNotesDraft(userId: number, jobId: number, notes: string): void {
  try {
    if (notes === '') localStorage.removeItem(keyOf(userId, jobId));
    else localStorage.setItem(keyOf(userId, jobId), notes);
  } catch {
    // Storage may be refused or full; the notes then last for this page.
  }
}

/** Every draft of one person. */
export function forgetNotesDrafts(userId: number): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));
    own.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Nothing was kept.
  }
}
