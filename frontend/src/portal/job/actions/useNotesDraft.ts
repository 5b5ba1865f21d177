import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../offline/store/drafts';
import { draftKeyOf, type DraftKind } from './useSendDriverAction';

/** Notes of one job or unit, saved on the phone at every keystroke; they survive a page reload. */
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
    // The status band reports a phone that cannot store; the notes then last only for this page.
    writeDraft(userId, key, text).catch(() => undefined);
  };
  return {
    notes,
    change,
    clear: () => change(''),
    /** The notes and their draft moved into the queue. */
    forget: () => setNotes(''),
  };
}
