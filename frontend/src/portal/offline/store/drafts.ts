import { commitStep, offlineDatabase } from './database';

/** Draft notes, saved at every keystroke; empty text deletes the draft. */
export async function writeDraft(userId: number, draftKey: string, text: string): Promise<void> {
  const step = (await offlineDatabase()).transaction('drafts', 'readwrite');
  const change: Promise<unknown> =
    text === ''
      ? step.store.delete([userId, draftKey])
      : step.store.put({ userId, draftKey, text });
  await commitStep(step, change);
}

export async function readDraft(userId: number, draftKey: string): Promise<string> {
  const step = (await offlineDatabase()).transaction('drafts');
  return (await commitStep(step, step.store.get([userId, draftKey])))?.text ?? '';
}
