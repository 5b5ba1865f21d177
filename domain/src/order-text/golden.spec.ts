import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrder, type ReadOrder } from './read-order';

const FOLDER = join(__dirname, 'golden');
/** Above it the mail, below it what a person reads in it: `field = value`, a line for each. */
const BETWEEN = /^=====\n/m;
const CONTEXT = { today: '2026-11-25', latestYear: 2027 };

function told({ fields, units }: ReadOrder): string[] {
  const { specialInstructions, ...others } = fields;
  const notes = specialInstructions?.split('\n') ?? [];
  return [
    ...Object.entries(others).map(([field, value]) => `${field} = ${value}`),
    ...units.map(({ year, make, model, vinLast8 }) =>
      ['unit =', year ?? '', '|', make, '|', model, '|', vinLast8].filter((part) => part !== '').join(' '),
    ),
    ...notes.map((note) => `note = ${note}`),
  ];
}

const files = readdirSync(FOLDER).sort();

test('there are orders in both languages', () => {
  expect(files.length).toBeGreaterThanOrEqual(25);
  expect(files.filter((name) => name.startsWith('fr-')).length).toBeGreaterThanOrEqual(10);
});

test.each(files)('%s is read as a person reads it', (name) => {
  const [mail = '', expected = ''] = readFileSync(join(FOLDER, name), 'utf8').split(BETWEEN);
  const read = readOrder(mail.trimEnd(), CONTEXT);
  expect(told(read).sort()).toEqual(expected.trim().split('\n').sort());
  for (const { from, to } of read.marks) expect(read.text.slice(from, to)).not.toBe('');
});
