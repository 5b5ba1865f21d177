import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [key: string]: string | Texts };

const FRENCH = join(__dirname, 'fr-CA');
const GLOSSARY = join(__dirname, '../../../docs/glossary.md');

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** What stands between braces and in nested keys is a name of the program, and a holiday has its own, not a word. */
const wordsOf = (text: string) =>
  text.replace(/\$t\([^)]*\)|\{\{[^}]*\}\}|https?:\S+|Fête du Travail/g, '#');

const french = readdirSync(FRENCH).flatMap((file) =>
  flatten(
    JSON.parse(readFileSync(join(FRENCH, file), 'utf8')) as Texts,
    `${file.replace('.json', '')}:`,
  ),
);

const rows = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (English|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const forbidden = rows.flatMap(([, , , not = '']) => not.split(', ').filter((word) => word !== ''));

const offences = (wrong: RegExp) =>
  french.filter(([, text]) => wrong.test(wordsOf(text))).map(([key, text]) => `${key}: ${text}`);

test('the glossary has its words', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(forbidden).toContain('cueillette');
});

test.each(forbidden)('no French text says «%s»', (word) => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  expect(offences(new RegExp(`(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'iu'))).toEqual([]);
});

test.each([
  ['a straight apostrophe', /'/],
  ['straight quotation marks around words', /"\p{L}/u],
  ['three dots for an ellipsis', /\.\.\./],
  ['a colon without a no-break space', /[^\u00a0\d/]:(?!\/\/)/],
  ['guillemets without no-break spaces', /«[^\u00a0]|[^\u00a0]»/],
  ['a space before ; ! ?', /[\s\u00a0\u202f][;!?]/],
  ['a breaking space in a number', /\d \d{3}(?!\d)/],
  ['nº without a no-break space', /[nN][º°] |[nN]°/],
])('no French text has %s', (_name, wrong) => {
  expect(offences(wrong)).toEqual([]);
});
