import { recogniseHead } from '../imports/heads';
import { AMOUNT } from '../text/money';
import { readNumber } from '../text/read-number';
import { fold } from '../text/search-words';
import type { Found } from './found';
import type { OrderLine } from './order-lines';

const AMOUNTS =
  /(?:(?:CAD|CAN|CA|C)? ?\$ ?)\d[\d.,'’ \u00A0\u202F]*|\d[\d.,'’ \u00A0\u202F]*(?:\$|dollars|CAD(?!\p{L}))/giu;
const FOR_EACH =
  /(?<!\p{L})(?:each|ea|chacune?|chaque|(?:per|par|\/) ?(?:vehicle|unit|car|vehicule|unite|voiture|auto)s?)(?!\p{L})/u;
const PRICE_WORDS =
  /^(?:the |our |le |notre )?(?:agreed |total )?(?:price|rate|prix|tarif)(?!\p{L})/u;

/**
 * The agreed price of each vehicle in dollars, when one line says so without doubt: a price for each, or the price of
 * the only vehicle. Null otherwise.
 */
export function findUnitPrice(
  source: string,
  lines: readonly OrderLine[],
  unitCount: number,
  found: Found,
): number | null {
  const prices = lines
    .filter(({ zone }) => zone === 'body')
    .flatMap((line) => {
      const [amount, ...more] = line.text.matchAll(AMOUNTS);
      if (amount === undefined || more.length > 0) return [];
      if (!FOR_EACH.test(fold(line.text)) && !(unitCount === 1 && isPrice(line))) return [];
      const text = amount[0].trim();
      const value = dollarsOf(text);
      return value === null ? [] : [{ value, text, from: line.at + amount.index }];
    });
  const [price] = prices;
  // Two different prices are a question for the user.
  if (price === undefined || prices.some(({ value }) => value !== price.value)) return null;
  for (const { text, from } of prices) found.mark('price', source, text, from);
  return price.value;
}

function isPrice({ label, text }: OrderLine): boolean {
  return (
    (label !== null && recogniseHead('jobs', label) === 'price') || PRICE_WORDS.test(fold(text))
  );
}

function dollarsOf(text: string): number | null {
  const reading = readNumber(text.replace(/[.,]$/, ''), null, AMOUNT);
  if (reading.is === 'not a number') return null;
  // The user confirms the value, and nobody carries a vehicle for $1.20.
  const value = reading.is === 'number' ? reading.value : reading.readings[0];
  return value > 0 && value <= AMOUNT.max && value === Number(value.toFixed(2)) ? value : null;
}
