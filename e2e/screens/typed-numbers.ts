import type { Locator, Page } from '@playwright/test';
import { IS_WHOLE } from './catalogue/catalogue';

export type NumberLanguage = 'en-CA' | 'fr-CA';

/** The limits that a number field declares. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly unit: string | null;
}

/** A number; null if the field must refuse the text. */
type Reading = number | null;
type Case = readonly [text: string, english: Reading, french: Reading];

const FIELDS = '[data-decimals]:visible:not([aria-hidden="true"] *)';
const SAME = (text: string, value: Reading): Case => [text, value, value];

/** One input of each kind; the full tier enters every input, and `read-number.spec.ts` parses them all. */
function casesOf(bounds: Bounds): readonly Case[] {
  const cases = everyCaseOf(bounds);
  if (IS_WHOLE) return cases;
  const texts =
    bounds.decimals === 0 ? ['1,5', '2\u202f024'] : ['1,5', '1\u00a0250,50', '1,2,3', '95,50 $'];
  return cases.filter(([text]) => texts.includes(text));
}

/** The value of each input in either language, for a field with these decimals. */
function everyCaseOf({ max, decimals, unit }: Bounds): readonly Case[] {
  if (decimals === 0)
    return [
      SAME('1,5', null),
      SAME('1,2,3', null),
      ...['2024', '2 024', '2,024', '2.024', '2\u202f024'].map((text) => SAME(text, 2024)),
      SAME('030', 30),
    ];
  const amount = unit === '$' ? 95.5 : null;
  const isRate = max < 1250;
  return [
    SAME('1,5', 1.5),
    SAME('1.5', 1.5),
    ...['1 250,50', '1,250.50', '1\u00a0250,50', '1\u202f250,50'].map((text) => SAME(text, 1250.5)),
    SAME('$95.50', amount),
    SAME('95,50 $', amount),
    SAME('1,2,3', null),
    SAME('1e3', null),
    ...(decimals === 2 ? [['1,250', 1250, null] as const] : []),
    ...(decimals === 3 && !isRate ? [['1,250', 1250, 1.25] as const] : []),
    ...(decimals === 3 && isRate ? [SAME('9,975', 9.975), SAME('9.975', 9.975)] : []),
  ];
}

function boundsOf(field: Locator): Promise<Bounds> {
  return field.evaluate(({ min, max, dataset }: HTMLInputElement) => ({
    min: Number(min),
    max: Number(max),
    decimals: Number(dataset['decimals']),
    unit: dataset['unit'] ?? null,
  }));
}

/** The number fields of the page, one per list column. */
export function numberFieldsOf(page: Page): Promise<string[]> {
  return page.locator(FIELDS).evaluateAll((fields) =>
    fields.map((field) => {
      const { name, labels, dataset } = field as HTMLInputElement; // nothing else has decimals
      const named = name.replace(/\d+/g, '#') || (labels?.[0]?.textContent ?? '');
      return [named, dataset['decimals'], dataset['unit']].join(' ');
    }),
  );
}

/** Typed key by key, like the first text, or pasted at once. */
async function enter(field: Locator, text: string, isTyped: boolean): Promise<void> {
  const { keyboard } = field.page();
  await field.focus();
  await keyboard.press('ControlOrMeta+A');
  if (isTyped) await keyboard.type(text);
  else await keyboard.insertText(text);
}

async function flawsOf(field: Locator, language: NumberLanguage): Promise<string[]> {
  const bounds = await boundsOf(field);
  const flaws: string[] = [];
  const keypad = bounds.decimals === 0 ? 'numeric' : 'decimal';
  if ((await field.getAttribute('inputmode')) !== keypad) flaws.push(`has no ${keypad} keypad`);
  for (const [at, [text, english, french]] of casesOf(bounds).entries()) {
    const value = language === 'en-CA' ? english : french;
    await enter(field, text, at === 0);
    await field.blur();
    const { shown, isRefused } = await stateOf(field);
    const isInside = value !== null && value >= bounds.min && value <= bounds.max;
    const mark = language === 'en-CA' ? '.' : ',';
    const hasCents = bounds.unit === '$' && value !== null && !Number.isInteger(value);
    const digits = hasCents ? value.toFixed(2) : String(value);
    const wanted = isInside ? digits.replace('.', mark) : text;
    if (shown !== wanted) flaws.push(`shows ${shown} for ${text}, not ${wanted}`);
    if (value === null && !isRefused) flaws.push(`takes ${text} without a word`);
    if (isInside && isRefused) flaws.push(`refuses ${text}`);
  }
  await enter(field, '', false);
  await field.press('Delete');
  await field.blur();
  const rest = await field.inputValue();
  if (rest !== '') flaws.push(`shows ${rest} once it is cleared`);
  return flaws;
}

function stateOf(field: Locator): Promise<{ shown: string; isRefused: boolean }> {
  return field.evaluate((element: HTMLInputElement) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
    // The error must be a text, not just a colour.
    const isRefused = element.getAttribute('aria-invalid') === 'true' && words.trim() !== '';
    return { shown: element.value, isRefused };
  });
}

/** Errors of the page's number fields with typed and pasted input. */
export async function flawsOfNumbers(page: Page, language: NumberLanguage): Promise<string[]> {
  const names = await numberFieldsOf(page);
  const flaws: string[] = [];
  for (const name of new Set(names)) {
    const field = page.locator(FIELDS).nth(names.indexOf(name));
    const found = await flawsOf(field, language);
    flaws.push(...found.map((flaw) => `${language}: the field ${name} ${flaw}`));
  }
  return flaws;
}
