import { useState } from 'react';
import { readNotesDraft, writeNotesDraft } from './notesDraft';

/** The completion notes of one job; they survive a closed page until cleared. */
export function useNotesDraft(userId: number, jobId: number) {
  const [notes, setNotes] = useState(() => readNotesDraft(userId, jobId));
  const change = (text: string) => {
    setNotes(text);
    writeNotesDraft(userId, jobId, text);
  };
  return { notes, change, clear: () => change('') };
}
