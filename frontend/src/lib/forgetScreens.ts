import { deleteJobCopies } from './phoneStore';

/** Who is signed in, whose phone this is, and how much work waits to be sent, and what the server is still to be told. */
const KEPT: ReadonlySet<string> = new Set([
  'auth_token',
  'session_to_end',
  'language',
  'last_driver',
  'offline_store',
  'offline_photos',
]);

/** Forgets the state of screens and the copies of jobs. Unsent work and drafts of the tab stay. */
export async function forgetScreens(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!KEPT.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage was refused, so nothing is kept.
  }
  await deleteJobCopies();
}
