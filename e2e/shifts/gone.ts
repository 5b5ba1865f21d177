import type { Page } from '@playwright/test';

/** What stands where a job was: dispatch took it away, or the session has ended. */
export const nothingOf = (page: Page) =>
  page.getByText(/^(Job not found|Authentication Required|Try Again)$/).first();

/**
 * Whether `look` came to its end; false where the job went away first, which can be at any moment. Only for what
 * looks: a press that lost the race would be made on a later screen.
 */
export async function unlessGone(page: Page, look: Promise<unknown>): Promise<boolean> {
  const done = look.then(() => true);
  const gone = nothingOf(page)
    .waitFor()
    .then(() => false);
  // Whichever comes second waits in vain, and fails when its page closes.
  for (const one of [done, gone]) one.catch(() => undefined);
  return Promise.race([done, gone]);
}
