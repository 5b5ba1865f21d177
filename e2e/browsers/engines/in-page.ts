/** One step from an element, or from the page, to elements inside it. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label' | 'text'; readonly words: Words }
  | { readonly by: 'holding'; readonly words: Words }
  | { readonly by: 'place'; readonly place: number };

/** The whole text, or a pattern of it. */
export type Words = string | { readonly source: string; readonly flags: string };

/** What the page shows at the end of some steps. */
export interface Sight {
  readonly texts: readonly string[];
  /** Of the first element. */
  readonly value: string | null;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
  /** A field with an error. */
  readonly isRefused: boolean;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

interface Queries {
  readonly queryAllByRole: (root: Element, role: string, options: object) => Element[];
  readonly queryAllByLabelText: (root: Element, words: string | RegExp) => Element[];
  readonly queryAllByText: (root: Element, words: string | RegExp, options: object) => Element[];
}

interface InPage {
  readonly steps: readonly Step[];
  /** Marks the first element with this attribute. */
  readonly mark?: string;
}

/** Runs in the page, so it uses nothing outside itself. Null until the queries are installed. */
export function look({ steps, mark }: InPage): Sight | null {
  const queries = (globalThis as { TestingLibraryDom?: Queries }).TestingLibraryDom;
  if (!queries) return null;
  const matcher = (words: Words) =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  const isMatched = (text: string, words: Words) =>
    typeof words === 'string'
      ? text.includes(words)
      : new RegExp(words.source, words.flags).test(text);
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null
    );
  };
  const inside = (root: Element, step: Exclude<Step, { by: 'holding' | 'place' }>) => {
    if (step.by === 'role')
      return queries.queryAllByRole(root, step.role, {
        hidden: true,
        ...(step.name !== undefined && { name: matcher(step.name) }),
      });
    if (step.by === 'label') return queries.queryAllByLabelText(root, matcher(step.words));
    return queries.queryAllByText(root, matcher(step.words), { ignore: 'script, style' });
  };
  let found: Element[] = [document.body];
  for (const step of steps) {
    if (step.by === 'place') found = found.slice(step.place).slice(0, 1);
    else if (step.by === 'holding')
      found = found.filter(({ textContent }) => isMatched(textContent, step.words));
    else found = [...new Set(found.flatMap((root) => inside(root, step)))].filter(isShown);
  }
  const [first] = found;
  if (mark !== undefined) {
    document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
    first?.setAttribute(mark, '');
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x = 0, y = 0, width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  return {
    texts: found.map((element) => (element as HTMLElement).innerText),
    value: first && 'value' in first ? String(first.value) : null,
    isFocused: first !== undefined && first === document.activeElement,
    isEnabled: first !== undefined && !first.matches(':disabled'),
    isRefused: first?.getAttribute('aria-invalid') === 'true',
    box: { x, y, width, height },
  };
}

/** Selects the text of the focused field, so that the next key replaces it. */
export function selectText(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Chooses an option as a user does, so that the page hears of it. */
export function chooseOption({ selector, option }: { selector: string; option: string }): boolean {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLSelectElement)) return false;
  const wanted = [...field.options].find(({ label }) => label === option);
  if (!wanted) return false;
  wanted.selected = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
