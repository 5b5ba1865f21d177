import type { Page } from '@playwright/test';
import { inEnglish, unstretched } from './words';

/** A text, split into its translated parts. */
type Said = readonly string[];

/**
 * Controls whose accessible names lack their visible text, which speech users say, and landmarks with equal names; in
 * French and English. Axe checks one language, and cannot compare texts that were stretched separately.
 */
export async function flawsOfNames(page: Page): Promise<string[]> {
  const { controls, landmarks } = await named(page);
  return [(piece: string) => piece, inEnglish].flatMap((translate) => {
    const say = (said: Said) => said.map(translate).join(' ').trim();
    const unheld = controls.filter(({ name, shown }) => {
      const words = unstretched(say(shown));
      return words.length >= 2 && !unstretched(say(name)).includes(words);
    });
    const names = landmarks.map(({ kind, name }) => `${kind} “${say(name)}”`);
    return [
      ...unheld.map(({ name, shown }) => `named “${say(name)}” without “${say(shown)}”`),
      ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `a second ${name}`),
    ];
  });
}

/** Controls and landmarks with an explicit accessible name, each with its visible text. */
function named(page: Page): Promise<{
  controls: { name: Said; shown: Said }[];
  landmarks: { kind: string; name: Said }[];
}> {
  return page.evaluate(() => {
    const PRESSED =
      'button, a[href], [role=button], [role=link], [role^=menuitem], [role=tab], [role=option], [role=checkbox], [role=radio], [role=switch], [role=gridcell]';
    const LANDMARKS = 'nav, aside, section, form, [role=navigation], [role=region], [role=search]';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 2 && height > 2;
    };
    const shownIn = (element: Element): string[] =>
      [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Element)) return node.nodeType === 3 ? [node.textContent ?? ''] : [];
        return isSeen(node) && node.closest('[aria-hidden="true"]') === null ? shownIn(node) : [];
      });
    const nameOf = (element: Element): string[] => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const others = ids.flatMap((id) => document.getElementById(id) ?? []);
      if (others.length > 0)
        return others.flatMap((other) => [...nameOf(other), ...shownIn(other)]);
      return [element.getAttribute('aria-label') ?? ''];
    };
    const withNames = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.matches('[aria-label], [aria-labelledby]') && isSeen(element))
        .map((element) => ({
          kind: element.getAttribute('role') ?? element.tagName.toLowerCase(),
          name: nameOf(element),
          shown: shownIn(element),
        }));
    return { controls: withNames(PRESSED), landmarks: withNames(LANDMARKS) };
  });
}
