import { isPlausiblePostalCode, normalisePostalCode, provinceOfPostalCode } from './postal-code';

test.each([
  ['a1a1a1', 'A1A 1A1'],
  ['A1A 1A1', 'A1A 1A1'],
  [' h2x-1y4 ', 'H2X 1Y4'],
  ['k1a  0b1', 'K1A 0B1'],
  ['K1A OB1', 'K1A 0B1'],
  ['hIx iy4', 'H1X 1Y4'],
  ['Ｈ２Ｘ １Ｙ４', 'H2X 1Y4'],
  ['h2x–1y4', 'H2X 1Y4'],
  ['90210', '90210'],
  ['OIOIOI', 'OIOIOI'],
  [' sw1a 1aa ', 'SW1A 1AA'],
  ['D1A 1A1', 'D1A 1A1'],
  ['', ''],
])('%j normalised is %j', (text, code) => {
  expect(normalisePostalCode(text)).toBe(code);
});

test('accepts only the letters that Canada Post uses', () => {
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const never = Array.from('DFIOQU');
  for (const letter of alphabet) {
    const isUsed = !never.includes(letter);
    expect(isPlausiblePostalCode(`${letter}1A 1A1`)).toBe(isUsed && !['W', 'Z'].includes(letter));
    expect(isPlausiblePostalCode(`A1${letter} 1A1`)).toBe(isUsed);
    expect(isPlausiblePostalCode(`A1A 1${letter}1`)).toBe(isUsed);
  }
});

test.each(['', 'A1A', 'A1A 1A', 'A1A 1A11', '1A1 A1A', 'AAA 1A1', 'A1A\u00a01A1x'])(
  '%j is not plausible',
  (text) => {
    expect(isPlausiblePostalCode(text)).toBe(false);
  },
);

test.each([
  ['A1A 1A1', 'NL'],
  ['B3H 1A1', 'NS'],
  ['C1A 1A1', 'PE'],
  ['E1A 1A1', 'NB'],
  ['G1A 1A1', 'QC'],
  ['H2X 1Y4', 'QC'],
  ['J4B 1A1', 'QC'],
  ['K1A 0B1', 'ON'],
  ['L4W 1A1', 'ON'],
  ['m5v2t6', 'ON'],
  ['N2L 1A1', 'ON'],
  ['P3E 1A1', 'ON'],
  ['R3C 1A1', 'MB'],
  ['S4P 1A1', 'SK'],
  ['T2P 1A1', 'AB'],
  ['V6B 1A1', 'BC'],
  ['X0A 0H0', 'NU'],
  ['X0B 0C0', 'NU'],
  ['X0C 0G0', 'NU'],
  ['X0E 0T0', 'NT'],
  ['X0G 0A0', 'NT'],
  ['X1A 1A1', 'NT'],
  ['X9X 1A1', null],
  ['Y1A 1A1', 'YT'],
  ['H2X', null],
  ['90210', null],
])('%s is in %o', (code, province) => {
  expect(provinceOfPostalCode(code)).toBe(province);
});
