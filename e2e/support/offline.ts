import type { Page } from '@playwright/test';

/** Takes the network from a phone, and waits until its requests fail: it is told of it before. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() =>
    fetch('/api/health/live', { cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  );
}
