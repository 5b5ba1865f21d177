import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../offline/store/drafts';
import { draftKeyOf, type DraftKind } from './useSendDriverAction';

/** Notes of one job or unit, kept on the phone at every keystroke; they survive a closed page. */
export function useNotesDraft(userId: number, kind: DraftKind, id: number) {
  const [notes, setNotes] = useState('');
  const isTouched = useRef(false);
  const key = draftKeyOf(kind, id);
  useEffect(() => {
    readDraft(userId, key).then(
      (kept) => {
        if (!isTouched.current) setNotes(kept);
      },
      () => undefined,
    );
  }, [userId, key]);
  const change = (text: string) => {
    isTouched.current = true;
    setNotes(text);
    // A phone that keeps nothing is told of by the band; the notes then last for this page.
    writeDraft(userId, key, text).catch(() => undefined);
  };
  return {
    notes,
    change,
    clear: () => change(''),
    /** They went into the queue, and the draft with them. */
    forget: () => setNotes(''),
  };
}
