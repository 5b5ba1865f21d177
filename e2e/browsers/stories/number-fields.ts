import { ADMIN } from '../../support/product';
import type { Found, Page } from '../engines/page';
import { signIn } from './sign-in';

interface Words {
  readonly price: RegExp;
  readonly year: RegExp;
  /** The decimal mark. */
  readonly mark: string;
}

const WORDS = {
  'en-CA': { price: /^(?:Unit|Job) Price/, year: /^Year/, mark: '.' },
  'fr-CA': { price: /^Prix/, year: /^Année/, mark: ',' },
} as const satisfies Record<string, Words>;

const NO_BREAK = '\u00a0';

/** The amount that a price field shows for a text, with a full stop as decimal mark; null if it refuses the text. */
const PRICES: readonly (readonly [text: string, value: string | null])[] = [
  ['1,5', '1.50'],
  ['1.5', '1.50'],
  ['1 250,50', '1250.50'],
  [`1${NO_BREAK}250,50`, '1250.50'],
  ['1,250.50', '1250.50'],
  ['95,50 $', '95.50'],
  ['$95.50', '95.50'],
  ['1,2,3', null],
];

async function leave(page: Page, field: Found, text: string): Promise<void> {
  await field.fill(text);
  await page.press('Tab');
}

/** Prices and years, typed as people write them in both languages. */
export async function numberFields(desk: Page): Promise<void> {
  await signIn(desk, ADMIN.email, ADMIN.password);
  for (const [language, { price, year, mark }] of Object.entries(WORDS)) {
    await desk.run((chosen) => localStorage.setItem('language', chosen), language);
    // The browser asks before it leaves a changed form.
    const form = await desk.newTab();
    await form.goto('/?view=new-dispatch');
    const amount = form.label(price).nth(0);
    for (const [text, value] of PRICES) {
      await leave(form, amount, text);
      await amount.hasValue(value?.replace('.', mark) ?? text);
      if (value === null) await amount.refused();
      else await amount.accepted();
    }
    const whole = form.label(year).nth(0);
    await leave(form, whole, '2,024');
    await whole.hasValue('2024');
    await leave(form, whole, '1,5');
    await whole.refused();
  }
}
