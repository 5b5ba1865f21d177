import type { Page } from '@playwright/test';
import { unstretched } from './words';

/**
 * What is pressed and has a name that does not hold the words shown on it: who speaks to the page says those. Axe asks
 * so too, but cannot compare words that grew each in its own places.
 */
export async function namesWithoutWords(page: Page): Promise<string[]> {
  return (await named(page)).flatMap(({ name, shown }) => {
    const words = unstretched(shown);
    const isHeld = words.length < 2 || unstretched(name).includes(words);
    return isHeld ? [] : [`named “${name}” without “${shown.trim()}”`];
  });
}

/** Names that the code gives, each with the words that are seen. */
function named(page: Page) {
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
    return [...document.querySelectorAll(PRESSED)].filter(isSeen).map((element) => ({
      name: element.getAttribute('aria-label') ?? '',
      shown: shownIn(element),
    }));
  });
}
