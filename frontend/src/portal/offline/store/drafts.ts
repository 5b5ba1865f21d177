import { commitStep, offlineDatabase } from './database';

/** Notes being written, kept at every keystroke; empty text leaves nothing behind. */
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
