import fc from 'fast-check';
import { sumCents } from '../text/money';
import { isPricedByUnit } from './delivered-price';
import {
  type BilledCharge,
  type BilledJob,
  type BilledUnit,
  type Claim,
  correctionLine,
  jobBilling,
  type LineWords,
} from './invoice-lines';

const WORDS: LineWords = {
  dryRun: 'dry run',
  ofUnit: (title) => `one ${title ?? 'vehicle'}`,
  ofJob: (units, vins) => `${String(units)}: ${vins.join(' ')}`,
};

const unit = (
  id: number,
  priceCents: number | null,
  more: Partial<BilledUnit> = {},
): BilledUnit => ({
  ...{ id, priceCents, title: `Car ${String(id)}`, vin: `VIN${String(id)}`, poNumber: null },
  isLeft: false,
  ...more,
});

const charge = (id: number, more: Partial<BilledCharge> = {}): BilledCharge => ({
  ...{ id, name: `Charge ${String(id)}`, unit: 'hour' as const, quantity: 1_500, price: 9_501 },
  taxable: true,
  ...more,
});

const job = (more: Partial<BilledJob> = {}): BilledJob => ({
  ...{ id: 7, priceCents: 80_000, poNumber: 'PO-7', pickupCity: 'Laval', dropoffCity: 'Toronto' },
  ...{ origin: 'QC', destination: 'ON', carriage: 'domestic' as const, deliveredOn: '2026-03-31' },
  ...{ units: [], charges: [], cancellation: null },
  ...more,
});

const nobody = () => false;
const others =
  (...claims: readonly string[]) =>
  ({ kind, subjectId }: Claim) =>
    claims.includes(`${kind} ${String(subjectId)}`);

/** Kind, source and cents of each line. */
const told = (given: BilledJob, isTaken: (claim: Claim) => boolean = nobody) => {
  const { lines, claims, lacks } = jobBilling(given, isTaken, WORDS);
  return {
    lines: lines.map(({ kind, unitId, chargeId, amountCents }) => [
      kind,
      unitId ?? chargeId,
      amountCents,
    ]),
    claims: claims.map(({ kind, subjectId }) => `${kind} ${String(subjectId)}`),
    lacks,
  };
};

const BY_UNIT = job({ units: [unit(1, 50_000), unit(2, 30_000)] });
const AS_ONE = job({ units: [unit(1, 50_000), unit(2, null)] });

test.each([
  [
    'by unit where the prices of all are the job’s price',
    BY_UNIT,
    [
      ['unit', 1, 50_000],
      ['unit', 2, 30_000],
    ],
    ['unit 1', 'unit 2'],
  ],
  [
    'as one line where a unit has no price',
    AS_ONE,
    [['transport', null, 80_000]],
    ['job 7', 'unit 1', 'unit 2'],
  ],
  [
    'as one line where another price was agreed',
    job({ units: [unit(1, 50_000), unit(2, 29_999)] }),
    [['transport', null, 80_000]],
    ['job 7', 'unit 1', 'unit 2'],
  ],
  [
    'without a unit that was left behind and is part of the price',
    job({ units: [unit(1, 50_000), unit(2, 30_000, { isLeft: true })] }),
    [['unit', 1, 50_000]],
    ['unit 1'],
  ],
  [
    'as one line where the unit that was left behind has no share',
    job({ units: [unit(1, null), unit(2, 0, { isLeft: true })] }),
    [['transport', null, 80_000]],
    ['job 7', 'unit 1', 'unit 2'],
  ],
  [
    'without a unit that was left behind and is no part of the price',
    job({ priceCents: 50_000, units: [unit(1, 50_000), unit(2, null, { isLeft: true })] }),
    [['unit', 1, 50_000]],
    ['unit 1'],
  ],
  [
    'not at all where all units were left behind',
    job({ units: [unit(1, 80_000, { isLeft: true })] }),
    [],
    ['job 7', 'unit 1'],
  ],
  [
    'with percentages of the delivered units',
    job({
      units: [unit(1, 50_000), unit(2, 30_000, { isLeft: true })],
      charges: [charge(4, { unit: 'percent', quantity: 1_000, price: 10_000 })],
    }),
    [
      ['unit', 1, 50_000],
      ['charge', 4, 5_000],
    ],
    ['unit 1', 'charge 4'],
  ],
  ['as one line without units', job(), [['transport', null, 80_000]], ['job 7']],
  [
    'with its charges, each rounded once',
    job({
      units: [unit(1, 80_000)],
      charges: [
        // 1.5 × 95.01 = 142.515
        charge(3),
        // 12.345 % of 800.00 = 98.76
        charge(4, { unit: 'percent', quantity: 1_000, price: 12_345 }),
      ],
    }),
    [
      ['unit', 1, 80_000],
      ['charge', 3, 14_252],
      ['charge', 4, 9_876],
    ],
    ['unit 1', 'charge 3', 'charge 4'],
  ],
])('a job is billed %s', (_, given, lines, claims) => {
  expect(told(given)).toEqual({ lines, claims, lacks: null });
});

test.each([
  ['a unit', BY_UNIT, others('unit 1'), [['unit', 2, 30_000]], ['unit 2']],
  ['all units', BY_UNIT, others('unit 1', 'unit 2'), [], []],
  ['the price as one line', BY_UNIT, others('job 7'), [], []],
  [
    'a unit of a job whose price is no longer the sum',
    AS_ONE,
    others('unit 2'),
    [['unit', 1, 50_000]],
    ['unit 1'],
  ],
  [
    'a charge',
    job({ charges: [charge(3), charge(4)] }),
    others('charge 3'),
    [
      ['transport', null, 80_000],
      ['charge', 4, 14_252],
    ],
    ['job 7', 'charge 4'],
  ],
  [
    'all but a charge',
    job({ units: [unit(1, 80_000)], charges: [charge(3)] }),
    others('unit 1'),
    [['charge', 3, 14_252]],
    ['charge 3'],
  ],
])('what another invoice has is left out: %s', (_, given, isTaken, lines, claims) => {
  expect(told(given, isTaken)).toEqual({ lines, claims, lacks: null });
});

test('a job without a price has no line, but is reserved for this invoice', () => {
  const given = job({ priceCents: null, units: [unit(1, null)] });
  expect(told(given)).toEqual({ lines: [], claims: ['job 7', 'unit 1'], lacks: 'price' });
  expect(told(given, others('job 7'))).toEqual({ lines: [], claims: [], lacks: null });
});

test('a price for all units is asked for the delivered ones', () => {
  const given = job({ units: [unit(1, 50_000), unit(2, null, { isLeft: true })] });
  expect(told(given)).toEqual({
    ...{ lines: [], claims: ['job 7', 'unit 1', 'unit 2'], lacks: 'delivered-price' },
  });
  const unpriced = job({ units: [unit(1, 50_000), unit(2, null)] });
  expect(told(unpriced, others('unit 1'))).toEqual({
    ...{ lines: [], claims: ['unit 2'], lacks: 'delivered-price' },
  });
});

test('a percentage follows corrections of the job, not below 0', () => {
  const percent = charge(3, { unit: 'percent', quantity: 1_000, price: 12_500 });
  const fuel = (correction: number) =>
    jobBilling(job({ charges: [percent] }), nobody, WORDS, correction).lines.at(-1)?.amountCents;
  expect([fuel(0), fuel(-11_500), fuel(-90_000)]).toEqual([10_000, 8_563, 0]);
});

test('reports a percentage of a missing price', () => {
  const percent = charge(3, { unit: 'percent', quantity: 1_000, price: 5_000 });
  const given = job({ priceCents: null, charges: [percent] });
  expect(told(given, others('job 7'))).toMatchObject({ claims: ['charge 3'], lacks: 'price' });
});

test('a line describes vehicle, route and order', () => {
  const ofJob = {
    ...{ jobId: 7, chargeId: null, pickupCity: 'Laval', dropoffCity: 'Toronto', origin: 'QC' },
    ...{ destination: 'ON', carriage: 'domestic' as const, deliveredOn: '2026-03-31' },
  };
  const [first, second] = jobBilling(
    job({ priceCents: 80_000, units: [unit(1, 50_000, { poNumber: 'PO-1' }), unit(2, 30_000)] }),
    nobody,
    WORDS,
  ).lines;
  expect(first).toEqual({
    ...ofJob,
    ...{ kind: 'unit', unitId: 1, description: 'one Car 1', vin: 'VIN1', poNumber: 'PO-1' },
    ...{ quantity: 1_000, unit: 'each', price: 50_000, amountCents: 50_000, taxable: true },
  });
  expect(second).toMatchObject({ vin: 'VIN2', poNumber: 'PO-7' });
  const [whole] = jobBilling(AS_ONE, nobody, WORDS).lines;
  expect(whole).toMatchObject({ description: '2: VIN1 VIN2', vin: null, poNumber: 'PO-7' });
  const [only] = jobBilling(job({ units: [unit(1, null)] }), nobody, WORDS).lines;
  expect(only).toMatchObject({ kind: 'transport', description: 'one Car 1', vin: 'VIN1' });
});

test('taxes a correction by the route of its job', () => {
  const correction = { description: 'Agreed discount', amountCents: -5_000, taxable: false };
  expect(correctionLine(correction, job())).toMatchObject({
    ...{ kind: 'correction', jobId: 7, description: 'Agreed discount', origin: 'QC' },
    ...{ destination: 'ON', quantity: 1_000, price: -5_000, amountCents: -5_000, taxable: false },
  });
});

const price = fc.option(fc.integer({ min: 0, max: 3 }).map((times) => times * 10_000));
const anyJob = fc
  .record({
    units: fc.array(fc.record({ price, isLeft: fc.boolean() }), { maxLength: 5 }),
    charges: fc.integer({ min: 0, max: 3 }),
    agreed: fc.option(fc.integer({ min: 0, max: 9 }).map((times) => times * 10_000)),
  })
  .map(({ units, charges, agreed }) => {
    const priced = units.map(({ price: cents, isLeft }, at) => unit(at + 1, cents, { isLeft }));
    const paid = priced.filter(({ isLeft }) => !isLeft || units.length % 2 === 0);
    const sum = sumCents(paid.map((one) => one.priceCents));
    return job({
      units: priced,
      priceCents: agreed ?? sum,
      charges: Array.from({ length: charges }, (_, at) => charge(at + 1)),
    });
  });

test('two invoices in any split bill everything exactly once', () => {
  fc.assert(
    fc.property(anyJob, fc.integer(), (given, seed) => {
      const all = jobBilling(given, nobody, WORDS);
      const isByUnit = isPricedByUnit(given.priceCents, given.units);
      const isFirst = ({ kind, subjectId }: Claim) =>
        (kind === 'charge' || (kind === 'unit' && isByUnit) || (kind === 'job' && isByUnit)) &&
        ((seed >> subjectId) & 1) === 1;
      // The first invoice's claims, as far as it can bill alone.
      const first = jobBilling(given, (claim) => !isFirst(claim), WORDS);
      const keys = new Set(first.claims.map(({ kind, subjectId }) => `${kind} ${subjectId}`));
      const isTaken = ({ kind, subjectId }: Claim) => keys.has(`${kind} ${subjectId}`);
      const second = jobBilling(given, isTaken, WORDS);
      expect(second.claims.some(isTaken)).toBe(false);
      const both = [...first.lines, ...second.lines].map(({ amountCents }) => amountCents);
      expect(sumCents(both)).toBe(sumCents(all.lines.map(({ amountCents }) => amountCents)));
    }),
  );
});

test('bills only the dry-run charge of a cancelled job, once', () => {
  const charges = [charge(4)];
  const cancelled = job({
    ...{ units: [unit(1, 80_000)], charges },
    cancellation: { id: 3, dryRunChargeCents: 15_000 },
  });
  expect(told(cancelled)).toEqual({
    ...{ lines: [['charge', null, 15_000]], claims: ['dry-run 3'], lacks: null },
  });
  expect(jobBilling(cancelled, nobody, WORDS).lines[0]).toMatchObject({
    ...{ jobId: 7, description: 'dry run', quantity: 1_000, taxable: true, origin: 'QC' },
  });
  const nothing = { lines: [], claims: [], lacks: null };
  expect(told(cancelled, others('dry-run 3'))).toEqual(nothing);
  const free = { id: 3, dryRunChargeCents: null };
  expect(told({ ...cancelled, cancellation: free })).toEqual(nothing);
});
