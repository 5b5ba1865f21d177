import type { Page } from '@playwright/test';

/**
 * What is pressed and has a name that does not hold the words shown on it: who speaks to the page says those. Axe
 * cannot compare words that grew each in its own places, so they are brought back to what they grew from.
 */
export function namesWithoutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PRESSED = ['button', 'a[href]', '[role="button"]', '[role="menuitem"]', '[role="tab"]']
      .map((part) => `${part}[aria-label]`)
      .join();
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 2 && height > 2;
    };
    const shownIn = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (!(node instanceof Element)) return node.nodeType === 3 ? node.textContent : '';
          return isSeen(node) && node.closest('[aria-hidden="true"]') === null ? shownIn(node) : '';
        })
        .join(' ');
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .replace(/ o+(?= |$)/g, ' ')
        .replace(/(\p{L})\1+/gu, '$1')
        .trim();
    return [...document.querySelectorAll(PRESSED)].filter(isSeen).flatMap((element) => {
      const name = element.getAttribute('aria-label') ?? '';
      const shown = plain(shownIn(element));
      return shown.length < 2 || plain(name).includes(shown)
        ? []
        : [`named “${name}” without “${shownIn(element).trim()}”`];
    });
  });
}
