import type { Page } from '@playwright/test';

/** Usability rules of the driver portal for gloves and sunlight. */
export interface CabRules {
  readonly target: number;
  readonly gap: number;
  readonly text: number;
  /** Null if the screen is not read in sunlight. */
  readonly contrast: number | null;
}

export const CAB_RULES: CabRules = { target: 56, gap: 8, text: 16, contrast: 7 };

/** Every violation of the rules on the visible screen, as text; empty if there is none. */
export async function cabBreaches(page: Page, rules: CabRules = CAB_RULES): Promise<string[]> {
  return page.evaluate(({ target, gap, text, contrast }) => {
    type Colour = readonly [number, number, number, number];
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    /** Parses any notation to red, green, blue and alpha. */
    const colourOf = (css: string): Colour => {
      if (!brush) throw new Error('This browser paints nothing');
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = css;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const part = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
      return [part(0), part(1), part(2), 1];
    };
    const groundOf = (element: Element | null): Colour => {
      if (element === null) return [255, 255, 255, 1];
      const own = colourOf(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    };
    const luminance = (colour: Colour) => {
      const part = (at: 0 | 1 | 2) => {
        const share = colour[at] / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
    };
    const contrastOf = (element: Element) => {
      const ground = groundOf(element);
      const ink = over(colourOf(getComputedStyle(element).color), ground);
      const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };

    /** Neither hidden nor under a dialog. */
    const isShown = (element: Element) => {
      if (element.closest('[aria-hidden="true"], [inert]')) return false;
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const isClipped = getComputedStyle(element).clipPath !== 'none';
      return width > 1 && height > 1 && right > 0 && bottom > 0 && !isClipped
        ? element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        : false;
    };
    const nameOf = (element: Element) =>
      `'${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
    /** A fixed or sticky layer is not a neighbour of the content that scrolls below it. */
    const isLayer = (element: Element) => {
      const { position, overflowY } = getComputedStyle(element);
      const scrolls = element.scrollHeight > element.clientHeight && overflowY === 'auto';
      return scrolls || position === 'sticky' || position === 'fixed';
    };
    const layerOf = (element: Element | null): Element | null =>
      element === null || isLayer(element) ? element : layerOf(element.parentElement);

    const breaches: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      const names = wide.slice(-3).map(nameOf).join(', ');
      breaches.push(`scrolls sideways to ${String(scrollWidth)} px: ${names}`);
    }

    const targets = [
      ...document.querySelectorAll(
        'a[href], button, input, textarea, select, [role="button"], [role="combobox"], [role="option"]',
      ),
    ]
      .filter(isShown)
      // Pressing the label of a check box or switch changes it.
      .map((element) => element.closest('label') ?? element);
    targets.forEach((element, index) => {
      const box = element.getBoundingClientRect();
      const smaller = Math.min(box.width, box.height);
      if (smaller < target - 0.5)
        breaches.push(`${nameOf(element)} is ${smaller.toFixed(1)} px to press`);
      targets.slice(index + 1).forEach((other) => {
        if (layerOf(other) !== layerOf(element)) return;
        const next = other.getBoundingClientRect();
        const apart = Math.max(
          next.left - box.right,
          box.left - next.right,
          next.top - box.bottom,
          box.top - next.bottom,
        );
        if (apart < gap - 0.5)
          breaches.push(`${nameOf(element)} and ${nameOf(other)} are ${apart.toFixed(1)} px apart`);
      });
    });

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      const isText = walker.currentNode.textContent?.trim();
      if (!isText || !holder || holder.closest('script, style, noscript') || !isShown(holder))
        continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size < text) breaches.push(`${nameOf(holder)} is written in ${String(size)} px`);
      const ratio = contrastOf(holder);
      if (contrast !== null && ratio < contrast)
        breaches.push(`${nameOf(holder)} has a contrast of ${ratio.toFixed(2)}`);
    }
    return [...new Set(breaches)];
  }, rules);
}

/** The text's font size in px. */
export async function textSize(page: Page, text: string | RegExp): Promise<number> {
  return page
    .getByText(text)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
}

/** The largest text in the element, except those that `except` matches, in px. */
export async function largestOther(page: Page, within: string, except: RegExp): Promise<number> {
  return page.locator(within).evaluate((part, source) => {
    const known = new RegExp(source);
    const sizes = [...part.querySelectorAll('*')]
      .filter(({ childNodes }) =>
        [...childNodes].some(
          ({ nodeType, textContent }) =>
            nodeType === Node.TEXT_NODE && textContent?.trim() && !known.test(textContent),
        ),
      )
      .map((element) => parseFloat(getComputedStyle(element).fontSize));
    return Math.max(...sizes);
  }, except.source);
}
