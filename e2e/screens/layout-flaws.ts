import type { Page } from '@playwright/test';

/**
 * Runs in the page. Visual defects of a screen: controls or texts that are cut off, outside the window or overlapping,
 * and horizontal scrolling of the page. Tables can scroll horizontally in their own box, and sticky elements can cover
 * others.
 */
export function findLayoutFlaws(): string[] {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="menuitem"], [role="combobox"], [role="tab"], [role="option"]';
  const SLACK = 1.5;
  const flaws: string[] = [];
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    !isClippedAway(element);
  function isClippedAway(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 || height <= 2;
  }
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      const floats = at.matches('.option-list');
      if (floats || position === 'fixed' || position === 'sticky') return at;
    }
    return null;
  };
  const scrollsSideways = (element: Element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth)
        return true;
    }
    return false;
  };
  const isExplained = (element: Element) =>
    element.closest('[title], [aria-label]:not([role="combobox"])') !== null;
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());

  // Nothing behind an open dialog or menu can be used.
  const top = [...document.querySelectorAll('.MuiModal-root')].filter(isShown).at(-1);
  const ground = top ?? document.body;
  const all = [...ground.querySelectorAll('*')].filter(isShown);
  const controls = all.filter((element) => element.matches(CONTROLS));

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth + SLACK)
    flaws.push(`the page is ${String(scrollWidth)} px wide`);

  for (const element of all) {
    const style = getComputedStyle(element);
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const isField = element.matches('input, textarea, select');
    const isCut =
      cuts && !isField && hasOwnText(element) && element.scrollWidth > element.clientWidth + SLACK;
    if (isCut && !isExplained(element)) flaws.push(`cut off: ${nameOf(element)}`);
    const isNumber = element instanceof HTMLInputElement && element.type === 'number';
    if (isNumber && element.scrollWidth > element.clientWidth + SLACK)
      flaws.push(`too narrow for its number: ${element.labels?.[0]?.textContent ?? element.id}`);
    if (element.matches('button, a[href], [role="button"]')) {
      const isOverfull =
        element.scrollWidth > element.clientWidth + SLACK && style.display !== 'inline';
      if (isOverfull && !isCut && !isExplained(element))
        flaws.push(`wider than itself: ${nameOf(element)}`);
    }
  }
  for (const control of controls) {
    const { left, right } = control.getBoundingClientRect();
    const isOutside = left < -SLACK || right > window.innerWidth + SLACK;
    if (isOutside && !scrollsSideways(control)) flaws.push(`beyond the edge: ${nameOf(control)}`);
  }
  /** The part of an element that its scroll containers show. */
  const seenPartOf = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };
  const boxes = controls.map((control) => ({
    control,
    layer: layerOf(control),
    box: seenPartOf(control),
  }));
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > SLACK && high > SLACK)
        flaws.push(`overlapping: ${nameOf(one.control)} and ${nameOf(other.control)}`);
    }
  });
  return [...new Set(flaws)];
}

export function layoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutFlaws);
}
