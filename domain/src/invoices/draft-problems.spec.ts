import { DRAFT_PROBLEMS, type DraftFacts, draftProblems } from './draft-problems';
import { invoiceTotals } from './invoice-totals';

const JOB: DraftFacts['jobs'][number] = {
  ...{ id: 7, origin: 'QC', destination: 'QC', carriage: 'domestic' as const },
  ...{ isDelivered: true, isOfCustomer: true, lacks: null, hasPoNumber: false },
};

const totalsOf = (cents: number, isExempt = false) =>
  invoiceTotals('2026-03-31', [{ ...JOB, amountCents: cents, taxable: true }], isExempt);

const draft = (more: Partial<DraftFacts> = {}): DraftFacts => ({
  ...{ jobs: [JOB], amounts: [10_000], totals: totalsOf(10_000), isExempt: false },
  ...{ poRequired: false, poNumber: null, hasAddress: false },
  ...{ gstNumber: '123456782RT0001', qstNumber: '1000000007TQ0001' },
  ...more,
});

const job = (more: Partial<DraftFacts['jobs'][number]>) => ({ jobs: [{ ...JOB, ...more }] });

// 434.87 + 5 % + 9.975 % = 434.87 + 21.74 + 43.38 = 499.99; one cent more makes 500.00
const BELOW = totalsOf(43_487);
const REACHED = totalsOf(43_488);

test.each<[string[], Partial<DraftFacts>]>([
  [[], {}],
  [['nothing_billed'], { amounts: [], totals: totalsOf(0) }],
  [['not_delivered'], job({ isDelivered: false })],
  [['other_customer'], job({ isOfCustomer: false })],
  [['no_price'], job({ lacks: 'price' })],
  [['no_delivered_price'], job({ lacks: 'delivered-price' })],
  [['no_origin'], job({ origin: null })],
  [['no_destination'], job({ destination: 'NY' })],
  [['no_origin', 'no_destination'], job({ origin: null, destination: null })],
  [[], job({ origin: null, destination: null, carriage: 'international' })],
  [[], { ...job({ origin: null }), isExempt: true, totals: totalsOf(10_000, true) }],
  [['po_missing'], { poRequired: true }],
  [[], { poRequired: true, poNumber: 'PO-1' }],
  [[], { poRequired: true, ...job({ hasPoNumber: true }) }],
  [[], { totals: BELOW }],
  [['address_missing'], { totals: REACHED }],
  [[], { totals: REACHED, hasAddress: true }],
  [['gst_number_missing', 'qst_number_missing'], { gstNumber: null, qstNumber: null }],
  [[], { gstNumber: null, qstNumber: null, isExempt: true, totals: totalsOf(10_000, true) }],
  [['below_zero'], { totals: totalsOf(-1) }],
  [['too_large'], { amounts: [1_000_000_000, -1_000_000_000] }],
  [['too_large'], { totals: totalsOf(999_999_999), hasAddress: true }],
])('%j', (codes, facts) => {
  expect(draftProblems(draft(facts)).map(({ code }) => code)).toEqual(codes);
});

test('problems of a job name it; problems of the whole draft do not', () => {
  const problems = draftProblems(draft({ ...job({ lacks: 'price' }), amounts: [] }));
  expect(problems).toEqual([
    { code: 'no_price', jobId: 7 },
    { code: 'nothing_billed', jobId: null },
  ]);
});

test('each kind is listed', () => {
  expect(DRAFT_PROBLEMS).toHaveLength(13);
});
