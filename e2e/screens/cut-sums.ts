/** Runs in the page: sums of which a part is hidden, even if a tip tells the whole. */
export function findCutSums(): string[] {
  const SUM = /\$\s?\d|\d\s?\$/;
  const SLACK = 1.5;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isCut = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, right } = range.getBoundingClientRect();
    for (let at = text.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false;
      // Only for screen readers.
      if (frame.width <= 2) return false;
      if (overflowX === 'visible') continue;
      if (left < frame.left - SLACK || right > frame.right + SLACK) return true;
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    }
    return right > innerWidth + SLACK;
  };
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    if (!SUM.test(textContent ?? '') || parentElement?.checkVisibility() !== true) continue;
    if (parentElement.closest('[inert], .unseen, script, style') === null && isCut(text))
      found.push(`a cut sum: ${textContent ?? ''}`);
  }
  return found;
}
