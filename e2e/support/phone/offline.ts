import type { Page } from '@playwright/test';

/** Takes the phone offline, and waits until its requests fail: it receives the offline event earlier. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() =>
    fetch('/api/health/live', { cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  );
}
