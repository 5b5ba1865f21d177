import type { Page } from '@playwright/test';

/** Shown instead of a job that dispatch took away, or after the session ended. */
export const nothingOf = (page: Page) =>
  page.getByText(/^(Job not found|Authentication Required|Try Again)$/).first();

/**
 * Whether `look` succeeded; false if the job disappeared first, which can happen at any moment. Only for checks: a
 * press that lost the race would hit a later screen.
 */
export async function unlessGone(page: Page, look: Promise<unknown>): Promise<boolean> {
  const done = look.then(() => true);
  const gone = nothingOf(page)
    .waitFor()
    .then(() => false);
  // The loser of the race fails when its page closes.
  for (const one of [done, gone]) one.catch(() => undefined);
  return Promise.race([done, gone]);
}
