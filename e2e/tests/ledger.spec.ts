import { expect, test } from '@playwright/test';
import { type Facts, faultsOf, type JobNow, type Logged, photoFaults } from '../shifts/ledger';
import type { Shot, Tap } from '../shifts/phone';

const EMAIL = 'driver@example.com';
const AT = Date.parse('2026-03-02T15:00:00Z');

const IN_TRANSIT = { email: EMAIL, type: 'status', status: 'in-transit', notes: null } as const;

function tapOf(jobId: number, isCertain = true, at = AT): Tap {
  return { ...IN_TRANSIT, jobId, at, isCertain };
}

/** The server's facts of a shift in which these jobs' taps arrived, in that order. */
function factsOf(jobIds: readonly number[]): Facts {
  const logged = jobIds.map((jobId, index): Logged => ({
    ...IN_TRANSIT,
    ...{ id: index + 1, jobId, outcome: 'applied', tappedAt: AT },
  }));
  return {
    ...{ logged, entries: [], jobs: [] },
    ...{
      refusedTexts: new Map(),
      refusedNotes: new Map(),
      photos: [],
      refusedShots: [],
      reportNotes: [],
      sealed: [],
      sealFaults: [],
    },
  };
}

test('accepts taps that arrived once each in their order', () => {
  expect(faultsOf([tapOf(1), tapOf(2)], factsOf([1, 2]))).toEqual([]);
});

test('an interrupted tap may be missing and repeated', () => {
  expect(faultsOf([tapOf(1), tapOf(2, false), tapOf(2)], factsOf([1, 2]))).toEqual([]);
  expect(faultsOf([tapOf(2, false), tapOf(1), tapOf(2)], factsOf([1, 2]))).toEqual([]);
});

test('rejects taps that arrived in another order', () => {
  expect(faultsOf([tapOf(1), tapOf(2)], factsOf([2, 1]))).toHaveLength(1);
});

test('a confirmed tap is not matched to an earlier interrupted one', () => {
  const taps = [tapOf(2, false), tapOf(1), tapOf(2)];
  expect(faultsOf(taps, factsOf([2, 1]))).toEqual([
    expect.stringContaining('out of order: driver@example.com job 2'),
  ]);
});

test('a confirmed tap that the server does not have is lost', () => {
  expect(faultsOf([tapOf(1), tapOf(2)], factsOf([1]))).toEqual([
    expect.stringContaining('lost: driver@example.com job 2'),
  ]);
});

test('an arrived tap has its own time, not the time of an earlier interrupted one', () => {
  const hourBefore = AT - 60 * 60_000;
  expect(faultsOf([tapOf(1, false, hourBefore), tapOf(1)], factsOf([1]))).toEqual([]);
  expect(faultsOf([tapOf(1, false), tapOf(1, true, hourBefore)], factsOf([1]))).toEqual([
    expect.stringContaining('3600000 ms off: driver@example.com job 1'),
  ]);
});

const RIGHT = 'KNADM5A3123456789';

const JOB: JobNow = {
  ...{ id: 1, status: 'assigned', completionNotes: null, leftNote: null, checkedVin: null },
  ...{ pickupSignedBy: null, deliverySignedBy: null },
};

/** The server's facts of VIN checks at one job, with its history and its unit. */
function readingsOf(
  applied: readonly string[],
  told: readonly string[],
  checkedVin: string,
): Facts {
  const at = { email: EMAIL, jobId: 1, status: null, outcome: 'applied', tappedAt: AT };
  const typeOf = (vin: string) => (vin === RIGHT ? 'check-unit' : 'load-anyway');
  const actionOf = (vin: string) => (vin === RIGHT ? 'job.unit-checked' : 'job.unit-loaded-anyway');
  return {
    ...factsOf([]),
    logged: applied.map((vin, index) => ({ ...at, id: index, type: typeOf(vin), notes: vin })),
    entries: told.map((vin) => ({
      ...{ email: EMAIL, jobId: 1, action: actionOf(vin) },
      after: JSON.stringify({ vin }),
    })),
    jobs: [{ ...JOB, checkedVin }],
  };
}

/** Taps of the typed VINs. */
const typed = (vins: readonly string[]): Tap[] =>
  vins.map((vin) => ({
    ...{ email: EMAIL, jobId: 1, status: null, notes: vin, at: AT, isCertain: true },
    type: vin === RIGHT ? 'check-unit' : 'load-anyway',
  }));

test('each VIN check is in the history once, except for repeats', () => {
  const vins = ['X0000001', RIGHT, RIGHT];
  expect(faultsOf(typed(vins), readingsOf(vins, ['X0000001', RIGHT], RIGHT))).toEqual([]);
});

test('rejects a VIN check missing in the history or on the unit', () => {
  const vins = [RIGHT, 'X0000001'];
  expect(faultsOf(typed(vins), readingsOf(vins, [RIGHT], 'X0000001'))).toEqual([
    expect.stringContaining('checks of JOB-000001'),
  ]);
  expect(faultsOf(typed(vins), readingsOf(vins, vins, RIGHT))).toEqual([
    'the last check of JOB-000001 does not stand',
  ]);
});

const SIGN = { email: EMAIL, jobId: 1, type: 'sign', status: null } as const;

/** Taps of the signatures. */
const signed = (names: readonly string[]): Tap[] =>
  names.map((notes) => ({ ...SIGN, notes, at: AT, isCertain: true }));

/** The server's facts of signatures at the pickup of one job, with its sealed versions. */
function signaturesOf(applied: readonly string[], sealed: readonly string[]): Facts {
  return {
    ...factsOf([]),
    logged: applied.map((notes, id) => ({ ...SIGN, id, notes, outcome: 'applied', tappedAt: AT })),
    entries: applied.map((name) => ({
      ...{ email: EMAIL, jobId: 1, action: 'job.signed' },
      after: JSON.stringify({ name }),
    })),
    sealed: sealed.map((name, at) => ({ jobId: 1, number: at + 1, stage: 'pickup', name })),
    jobs: [{ ...JOB, pickupSignedBy: sealed.at(-1) ?? null }],
  };
}

test('each signature seals one version, and the last one is current', () => {
  expect(faultsOf(signed(['Ann', 'Bo']), signaturesOf(['Ann', 'Bo'], ['Ann', 'Bo']))).toEqual([]);
});

test('rejects a signature that is lost, sealed twice, out of order or overwritten', () => {
  const both = signed(['Ann', 'Bo']);
  expect(faultsOf(both, signaturesOf(['Ann'], ['Ann']))).toEqual([
    expect.stringContaining('lost: driver@example.com job 1 sign'),
  ]);
  for (const sealed of [['Ann'], ['Ann', 'Bo', 'Bo'], ['Bo', 'Ann']])
    expect(faultsOf(both, signaturesOf(['Ann', 'Bo'], sealed))).toEqual([
      expect.stringContaining('sealed of JOB-000001'),
    ]);
  const facts = signaturesOf(['Ann', 'Bo'], ['Ann', 'Bo']);
  const jobs = [{ ...JOB, pickupSignedBy: 'Ann' }];
  expect(faultsOf(both, { ...facts, jobs })).toEqual([
    'the last signature of JOB-000001 does not stand',
  ]);
  expect(faultsOf(both, { ...facts, entries: [] })).toEqual([
    expect.stringContaining('signatures of JOB-000001'),
  ]);
  expect(faultsOf(both, { ...facts, sealFaults: ['changed'] })).toEqual(['changed']);
});

const shotOf = (unitId: number, isCertain = true): Shot => ({
  ...{ email: EMAIL, unitId, place: 'front', isCertain },
});

test('a photo is on the server or on the phone, once', () => {
  const facts = { ...factsOf([]), photos: [shotOf(1)], refusedShots: [shotOf(2)] };
  expect(photoFaults([shotOf(1), shotOf(2), shotOf(3, false)], facts)).toEqual([]);
});

test('rejects a lost photo, a duplicate and a photo of the wrong unit', () => {
  const facts = { ...factsOf([]), photos: [shotOf(1), shotOf(1), shotOf(4)] };
  expect(photoFaults([shotOf(1), shotOf(3)], facts)).toEqual([
    expect.stringContaining('too often, or never done: driver@example.com photo of unit 1'),
    expect.stringContaining('lost: driver@example.com photo of unit 3'),
    expect.stringContaining('too often, or never done: driver@example.com photo of unit 4'),
  ]);
});
