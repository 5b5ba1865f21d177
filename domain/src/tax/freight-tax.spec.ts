import fc from 'fast-check';
import { PROVINCE_CODES, type ProvinceCode } from '../places/province';
import { freightTaxes, type FreightLine } from './freight-tax';
import { toPercent } from './rates';

const BEFORE = '2025-03-31';
const AFTER = '2025-04-01';

/** Calculated by hand from the rules: a row for each destination, a column for each origin. */
const DOMESTIC = `
to from  AB   BC   MB   NB   NL   NS   NT   NU   ON   PE   QC   SK   YT
AB       G    G    G    G    G    G    G    G    G    G    G    G    G
BC       G    G    G    G    G    G    G    G    G    G    G    G    G
MB       G    G    G    G    G    G    G    G    G    G    G    G    G
NB       H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15
NL       H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15
NS       HNS  HNS  HNS  HNS  HNS  HNS  HNS  HNS  HNS  HNS  HNS  HNS  HNS
NT       G    G    G    G    G    G    G    G    G    G    G    G    G
NU       G    G    G    G    G    G    G    G    G    G    G    G    G
ON       H13  H13  H13  H13  H13  H13  H13  H13  H13  H13  H13  H13  H13
PE       H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15  H15
QC       G    G    G    G    G    G    G    G    G    G    GQ   G    G
SK       G    G    G    G    G    G    G    G    G    G    G    G    G
YT       G    G    G    G    G    G    G    G    G    G    G    G    G
`;

const GST = { name: 'GST', province: null, percent: 5, base: 100_000, cents: 5_000 };
const QST = { name: 'QST', province: 'QC', percent: 9.975, base: 100_000, cents: 9_975 };
const hst = (province: string, percent: number) => ({
  name: 'HST',
  province,
  percent,
  base: 100_000,
  cents: percent * 1_000,
});

function meaning(cell: string, province: string, date: string) {
  if (cell === 'G') return [GST];
  if (cell === 'GQ') return [GST, QST];
  if (cell === 'HNS') return [hst(province, date === BEFORE ? 15 : 14)];
  return [hst(province, Number(cell.slice(1)))];
}

const told = (date: string, lines: readonly FreightLine[], isExempt = false) =>
  freightTaxes(date, lines, isExempt).map(({ name, province, rate, baseCents, cents }) => ({
    name,
    province,
    percent: toPercent(rate),
    base: baseCents,
    cents,
  }));

const [, head = '', ...rows] = DOMESTIC.split('\n').filter((line, at) => at === 0 || line !== '');
const origins = head.split(/\s+/).slice(2);
const cells = rows.flatMap((row) => {
  const [destination = '', ...columns] = row.split(/\s+/);
  return columns.map((cell, at) => ({ origin: origins[at] ?? '', destination, cell }));
});

test('the table covers every pair of provinces', () => {
  const pairs = new Set(cells.map(({ origin, destination }) => `${origin} ${destination}`));
  expect(pairs).toEqual(
    new Set(PROVINCE_CODES.flatMap((one) => PROVINCE_CODES.map((other) => `${one} ${other}`))),
  );
});

test.each([BEFORE, AFTER])('$1,000 from each province to each other on %s', (date) => {
  for (const { origin, destination, cell } of cells) {
    const line = { cents: 100_000, origin, destination };
    const way = `${origin} to ${destination}`;
    expect([way, told(date, [line])]).toEqual([way, meaning(cell, destination, date)]);
    expect(told(date, [{ ...line, international: true }])).toEqual([]);
    expect(told(date, [{ ...line, interline: true }])).toEqual([]);
    expect(told(date, [line], true)).toEqual([]);
  }
});

test('a part within Quebec of a move beyond Quebec carries no QST', () => {
  const line = { cents: 100_000, origin: 'QC', destination: 'QC', beyondQuebec: true };
  expect(told(AFTER, [line])).toEqual([GST]);
});

test('an international carriage can end outside Canada', () => {
  const line = { cents: 100_000, origin: 'ON', destination: 'MI', international: true };
  expect(told(AFTER, [line])).toEqual([]);
  expect(() => told(AFTER, [{ ...line, international: false }])).toThrow(RangeError);
});

test('several destinations are several supplies; those with the same tax are rounded together', () => {
  const to = (destination: ProvinceCode, cents: number, origin = 'QC') => ({
    cents,
    origin,
    destination,
  });
  expect(
    told(AFTER, [
      to('QC', 1_010),
      to('AB', 1_010),
      to('ON', 3_335),
      to('NS', 1_050),
      to('ON', 3_335),
    ]),
  ).toEqual([
    // 20.20 × 5 % = 1.01; rounded separately, each would have been 0.51.
    { name: 'GST', province: null, percent: 5, base: 2_020, cents: 101 },
    { name: 'HST', province: 'NS', percent: 14, base: 1_050, cents: 147 },
    { name: 'HST', province: 'ON', percent: 13, base: 6_670, cents: 867 },
    // 10.10 × 9.975 % = 1.007475
    { name: 'QST', province: 'QC', percent: 9.975, base: 1_010, cents: 101 },
  ]);
});

test.each([
  // 0.10 × 5 % is half a cent.
  [10, 'AB', 1],
  [9, 'AB', 0],
  [30, 'AB', 2],
  // 0.50 × 13 % = 6.5 cents
  [50, 'ON', 7],
  [-50, 'ON', -7],
  [-9, 'AB', 0],
  // The largest price, nine times: 89,999,999.91 × 13 % = 11,699,999.9883
  [8_999_999_991, 'ON', 1_169_999_999],
])('the tax on %i cents to %s is %i, half a cent up', (cents, destination, tax) => {
  expect(told(AFTER, [{ cents, origin: 'BC', destination }])[0]?.cents).toBe(tax);
});

const line = fc.record({
  cents: fc.integer({ min: -999_999_999, max: 999_999_999 }),
  origin: fc.constantFrom(...PROVINCE_CODES),
  destination: fc.constantFrom(...PROVINCE_CODES),
  international: fc.boolean(),
  interline: fc.boolean(),
  beyondQuebec: fc.boolean(),
});

test('the bases of GST and HST together are the taxable lines, and QST is on no other', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const taxes = freightTaxes(AFTER, lines);
      const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0);
      const taxable = lines.filter((one) => !one.international && !one.interline);
      const federal = taxes.filter(({ name }) => name !== 'QST');
      expect(sum(federal.map(({ baseCents }) => baseCents))).toBe(
        sum(taxable.map(({ cents }) => cents)),
      );
      const withinQuebec = taxable.filter(
        (one) => one.origin === 'QC' && one.destination === 'QC' && !one.beyondQuebec,
      );
      const [qst] = taxes.filter(({ name }) => name === 'QST');
      expect(qst?.baseCents ?? 0).toBe(sum(withinQuebec.map(({ cents }) => cents)));
    }),
  );
});

test('a credit mirrors the original amounts to the cent', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const back = lines.map((one) => ({ ...one, cents: -one.cents }));
      const mirrored = freightTaxes(AFTER, back).map((tax) => ({
        ...tax,
        baseCents: 0 - tax.baseCents,
        cents: 0 - tax.cents,
      }));
      expect(mirrored).toEqual(freightTaxes(AFTER, lines).map((tax) => ({ ...tax })));
    }),
  );
});
