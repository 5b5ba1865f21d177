import { offlineDatabase } from './database';

/** Notes being written, kept at every keystroke; empty text leaves nothing behind. */
export async function writeDraft(userId: number, draftKey: string, text: string): Promise<void> {
  const database = await offlineDatabase();
  if (text === '') await database.delete('drafts', [userId, draftKey]);
  else await database.put('drafts', { userId, draftKey, text });
}

export async function readDraft(userId: number, draftKey: string): Promise<string> {
  return (await (await offlineDatabase()).get('drafts', [userId, draftKey]))?.text ?? '';
}
