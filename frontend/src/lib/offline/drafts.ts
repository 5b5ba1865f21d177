import { offlineDatabase } from './database';

/** Notes being written, kept at every keystroke; empty text leaves nothing behind. */
export async function writeDraft(userId: number, draftKey: string, text: string): Promise<void> {
  const work = (await offlineDatabase()).transaction('drafts', 'readwrite');
  const change =
    text === ''
      ? work.store.delete([userId, draftKey])
      : work.store.put({ userId, draftKey, text });
  // Asked for at once, for the page may not live to hear that the text arrived.
  work.commit();
  await Promise.all([change, work.done]);
}

export async function readDraft(userId: number, draftKey: string): Promise<string> {
  return (await (await offlineDatabase()).get('drafts', [userId, draftKey]))?.text ?? '';
}
