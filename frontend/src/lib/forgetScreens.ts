import { deleteJobCopies } from './phoneStore';

/**
 * The keys to keep: session, language, the phone's driver, counts of unsent work, and a sign-out
 * not yet sent.
 */
const KEPT: ReadonlySet<string> = new Set([
  'auth_token',
  'session_to_end',
  'language',
  'last_driver',
  'offline_store',
  'offline_photos',
]);

/** Clears the state of screens and the job copies. Unsent work and drafts of the tab stay. */
export async function forgetScreens(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!KEPT.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage was refused, so nothing is stored.
  }
  await deleteJobCopies();
}
