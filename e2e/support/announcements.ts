import type { Page } from '@playwright/test';

/** From the next page on, records the announcements of live regions in order. */
export async function keepAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const told: string[] = [];
    Object.assign(window, { told });
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const regions = element
        ? [element.closest(LIVE), ...element.querySelectorAll(LIVE)].filter((one) => one !== null)
        : [];
      for (const region of regions) {
        const text = region.textContent.trim();
        if (text !== '' && told.at(-1) !== text) told.push(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target);
        addedNodes.forEach(hear);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told); // put there above
}
