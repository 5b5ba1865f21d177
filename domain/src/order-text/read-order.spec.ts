import { readOrder } from './read-order';
import { ORDER_TEXT_MAX } from './source-text';

const CONTEXT = { today: '2026-11-25', latestYear: 2027 };
const read = (text: string) => readOrder(text, CONTEXT);
const VIN = '2HGFE2F58RH000123';

test('marks are the parts that were read, in order and without overlap', () => {
  const { text, marks } = read(`Hello,\n\nVIN: ${VIN}\nPO: A-17\nGate code 1188`);
  expect(marks.map(({ from, to, field }) => [field, text.slice(from, to)])).toEqual([
    ['units', VIN],
    ['poNumber', 'A-17'],
    ['specialInstructions', 'Gate code 1188'],
  ]);
});

test('reads only the first 20,000 characters, and reports the cut', () => {
  const filling = 'a\n'.repeat(ORDER_TEXT_MAX / 2);
  expect(read(`${VIN}\n${filling}\nPO: A-17`)).toMatchObject({ isCut: true, fields: {} });
  expect(read(`${VIN}\nPO: A-17`)).toMatchObject({ isCut: false, fields: { poNumber: 'A-17' } });
  expect(read(`${filling}${VIN}`).units).toEqual([]);
});

test('counts the vehicles above nine', () => {
  const ends = Array.from({ length: 11 }, (_, index) => `KP0427${10 + index}`);
  const order = read(ends.join('\n'));
  expect(order.units.map(({ vinLast8 }) => vinLast8)).toEqual(ends.slice(0, 9));
  expect(order.unitsLeft).toBe(2);
});

test.each([
  ['Prix convenu : 1 950 $ par véhicule', 1950],
  ['Rate is $875.50 each', 875.5],
  ['Price: $1,200', null],
])('reads a price that is said for each vehicle: %s', (line, unitPrice) => {
  const order = read(`${VIN}\nKP042788\n${line}`);
  expect(order.unitPrice).toBe(unitPrice);
  expect(order.leftOut).toEqual(unitPrice === null ? [{ text: line, why: 'price' }] : []);
  expect(order.fields.specialInstructions).toBeUndefined();
});

test('the price of a single vehicle needs no word for each; two prices are a question', () => {
  expect(read(`${VIN}\nPrice: $1,200`).unitPrice).toBe(1200);
  expect(read(`${VIN}\nPrix : 1 200 $`).unitPrice).toBe(1200);
  const order = read(`${VIN}\n$900 each\n$950 per unit with tarp`);
  expect(order.unitPrice).toBeNull();
  expect(order.leftOut.map(({ text }) => text)).toContain('$950 per unit with tarp');
});

test('returns the lines that drivers may not read or that do not fit', () => {
  const long = `Gate ${'code '.repeat(120)}`.trim();
  const order = read(`${VIN}\nFuel surcharge $50 is included\n${`${long}\n`.repeat(9)}Ring twice`);
  expect(order.leftOut[0]).toEqual({ text: 'Fuel surcharge $50 is included', why: 'price' });
  expect(order.leftOut).toContainEqual({ text: long, why: 'length' });
  expect(order.fields.specialInstructions).toMatch(/Ring twice$/);
});

test('keeps a postscript', () => {
  const { fields } = read(`${VIN}\nThanks,\nAnna Vale\nP.S. Gate code 1188`);
  expect(fields.specialInstructions).toBe('P.S. Gate code 1188');
});

test('a repeated VIN, or its end, is not another vehicle', () => {
  expect(read(`Subject: VIN ${VIN.slice(-8)}\n\n${VIN}\n\n> ${VIN}`).units).toHaveLength(1);
});

test.each([`I${VIN}`, `VIN${VIN}`, '2HGFE2F5 8RH000123', '2HGFE2F58–RH000123', `NIV : ${VIN}`])(
  'removes the label %s, and joins the groups of the VIN',
  (text) => {
    const order = read(text);
    expect(order.units.map(({ vinLast8 }) => vinLast8.replace(/[^A-Z0-9]/g, ''))).toEqual([VIN]);
    expect(order.marks).toHaveLength(1);
  },
);

test('a number with a wrong check digit is a VIN only where one is expected', () => {
  expect(read('INV00000000000017').units).toEqual([]);
  expect(read('VIN: 2HGFE2F51RH000123').units).toHaveLength(1);
});

test('control characters and lone surrogates do not reach the form', () => {
  const { fields } = read('PO: A-1\u00007\nGate\u202E code \uD800 1188');
  expect(fields).toEqual({ poNumber: 'A-17', specialInstructions: 'Gate code  1188' });
});

test.each([
  ['a megabyte of one letter', 'a'.repeat(1_000_000)],
  ['digits', '4165550100'.repeat(3_000)],
  ['openings of tags', '<td'.repeat(8_000)],
  ['tags without an end', `<p>${'<a '.repeat(8_000)}`],
  ['words of places', 'pick up at deliver to de à from '.repeat(700)],
  ['addresses that never end', `pick up at ${'1 Main St, '.repeat(2_000)}`],
  ['labels', 'Pickup:\n'.repeat(2_600)],
  ['parts of VINs', '2HG-FE2 '.repeat(2_500)],
  ['years', 'Honda 2024 '.repeat(1_900)],
  ['lines without end of quoting', '> '.repeat(10_000)],
  ['dots', `a@${'b.'.repeat(10_000)}`],
  ['cells', 'a|'.repeat(10_000)],
  ['white space', ' \t'.repeat(10_000)],
  ['months', 'monday, 1 of '.repeat(1_500)],
])('%s are read to the end of what is read at all', (_name, text) => {
  expect(read(text).isCut).toBe(text.length > ORDER_TEXT_MAX);
});

/** The domain knows no Node; its tests run there. */
declare const process: { cpuUsage(start?: { user: number }): { user: number } };

/** The CPU time of some repeats, which other programs do not change. */
function workOf(text: string, repeats: number): number {
  const start = process.cpuUsage();
  for (let count = 0; count < repeats; count += 1) read(text);
  return process.cpuUsage(start).user;
}

test('one line with four times the dates takes the work of four lines', () => {
  const [long, short] = ['mon '.repeat(5_000), 'mon '.repeat(1_250)];
  workOf(short, 40);
  // Compiling and collecting garbage add work to some rounds; the square of the dates would to all.
  const rounds = Array.from({ length: 5 }, () => workOf(long, 10) / workOf(short, 40));
  expect(Math.min(...rounds)).toBeLessThan(2);
});
