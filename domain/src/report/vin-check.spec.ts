import fc from 'fast-check';
import { checkDigit } from '../vehicles/vin';
import { scannedVin } from './scanned-vin';
import { compareVin, type ComparedUnit } from './vin-check';

const HONDA = '1HGCM82633A004352';
const unit = (id: number, vin: string | null, vinLast8 = vin?.slice(-8) ?? null): ComparedUnit => ({
  ...{ id, vin, vinLast8 },
});
const OWN = unit(1, HONDA);
const OTHER = unit(2, '2HGFE2F5XNL597511');
const END = unit(3, null, '3A004352');
const BLANK = unit(4, null);
const TBD = unit(5, null, 'TBD');
/** Has the same last eight as the Honda. */
const TWIN = unit(6, '2HGFE2F533A004352');

const MATCH = { kind: 'match' };

describe('a VIN that was read', () => {
  test.each([
    ['the whole VIN', HONDA, [OWN, OTHER], MATCH],
    ['the last eight', '3A004352', [OWN, OTHER], MATCH],
    ['the last eight in small letters', '3a00 4352', [OWN, OTHER], MATCH],
    ['O for 0', '3AOO4352', [OWN, OTHER], MATCH],
    ['I for 1, Q for 0', 'IHGCM82633AQ04352', [OWN, OTHER], MATCH],
    ['another VIN', '1M8GDM9AXKP042788', [OWN, OTHER], { kind: 'other' }],
    ['another end', 'KP042788', [OWN, OTHER], { kind: 'other' }],
    ['a VIN with another beginning', '2HGCM82633A004352', [OWN, OTHER], { kind: 'other' }],
    ['too little', '4352', [OWN, OTHER], { kind: 'other' }],
    ['another unit', OTHER.vin, [OWN, OTHER], { kind: 'other-unit', unitId: 2 }],
    ['the end of another unit', 'NL597511', [OWN, OTHER], { kind: 'other-unit', unitId: 2 }],
    ['the whole VIN of a twin', TWIN.vin, [OWN, TWIN], { kind: 'other-unit', unitId: 6 }],
    ['the own VIN beside a twin', HONDA, [OWN, TWIN], MATCH],
    ['an end that two have', '3A004352', [OWN, TWIN], { kind: 'whole-wanted' }],
    ['an end that two have, both short', '3A004352', [OWN, END], { kind: 'whole-wanted' }],
    ['the own VIN beside a short twin', HONDA, [OWN, END], MATCH],
  ] as const)('is compared with a whole VIN: %s', (_, read, units, verdict) => {
    expect(compareVin(read ?? '', 1, units)).toEqual(verdict);
  });

  test.each([
    ['the whole VIN', HONDA, [END], MATCH],
    ['the last eight', '3A004352', [END], MATCH],
    ['another end', '3A004353', [END], { kind: 'other' }],
    ['the VIN of its whole twin', HONDA, [END, OWN], { kind: 'other-unit', unitId: 1 }],
    ['a third VIN with this end', TWIN.vin, [END, OWN], MATCH],
    ['a whole VIN where both are short', HONDA, [END, unit(7, null, '3A004352')], MATCH],
  ] as const)('is compared with a last eight: %s', (_, read, units, verdict) => {
    expect(compareVin(read ?? '', 3, units)).toEqual(verdict);
  });

  test.each([
    [BLANK, HONDA, { kind: 'not-recorded' }],
    [TBD, '3A004352', { kind: 'not-recorded' }],
    [BLANK, OTHER.vin, { kind: 'other-unit', unitId: 2 }],
  ] as const)('is offered to %j, which has no VIN: %s', (blank, read, verdict) => {
    expect(compareVin(read ?? '', blank.id, [blank, OTHER])).toEqual(verdict);
  });

  test('has no verdict for a unit of another job', () => {
    expect(compareVin(HONDA, 9, [OWN])).toEqual({ kind: 'other' });
  });
});

/** Letters and digits allowed in a VIN. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const letter = fc.constantFrom(...Array.from(LETTERS));
const digit = fc.constantFrom(...Array.from('0123456789'));
const vins = fc
  .tuple(
    fc.array(letter, { minLength: 13, maxLength: 13 }),
    fc.array(digit, { minLength: 4, maxLength: 4 }),
  )
  .map(([front, back]) => [...front, ...back].join(''))
  .map((text) => text.slice(0, 8) + (checkDigit(text) ?? '0') + text.slice(9));

/** A VIN that differs from another in one or more places. */
function planted(from: number) {
  return fc
    .record({
      vin: vins,
      places: fc.uniqueArray(fc.integer({ min: from, max: 16 }), { minLength: 1, maxLength: 4 }),
      by: fc.integer({ min: 1, max: LETTERS.length - 1 }),
      junk: fc.constantFrom('', '*', 'I', 'BAY-', 'vin=', 'LOT 7,'),
    })
    .map(({ vin, places, by, junk }) => {
      const wrong = [...vin];
      for (const place of places) {
        const old = LETTERS.indexOf(wrong[place] ?? '');
        wrong[place] = LETTERS.charAt((old + by) % LETTERS.length);
      }
      return { vin, wrong: wrong.join(''), junk };
    });
}

describe('a wrong car', () => {
  test('is never accepted by its barcode, with any text around it', () => {
    const check = fc.property(planted(0), fc.array(vins, { maxLength: 8 }), (car, lot) => {
      const units = [unit(1, car.vin), ...lot.map((vin, index) => unit(index + 2, vin))];
      const read = scannedVin(car.junk + car.wrong);
      expect(read === null ? 'none' : compareVin(read, 1, units).kind).not.toBe('match');
    });
    fc.assert(check, { numRuns: 2_000 });
  });

  test('is never accepted by its last eight', () => {
    const check = fc.property(planted(9), ({ vin, wrong }) => {
      for (const record of [unit(1, vin), unit(1, null, vin.slice(-8))])
        for (const read of [wrong, wrong.slice(-8), wrong.slice(-8).toLowerCase()])
          expect(compareVin(read, 1, [record]).kind).toBe('other');
    });
    fc.assert(check, { numRuns: 2_000 });
  });

  test('while the right one always is', () => {
    const check = fc.property(planted(0), ({ vin, junk }) => {
      expect(compareVin(scannedVin(junk + vin) ?? '', 1, [unit(1, vin)])).toEqual(MATCH);
      expect(compareVin(vin.slice(-8), 1, [unit(1, vin)])).toEqual(MATCH);
    });
    fc.assert(check, { numRuns: 2_000 });
  });
});
