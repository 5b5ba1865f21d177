import {
  isGstNumber,
  isPlausibleQstNumber,
  isQstNumber,
  normaliseRegistration,
} from './registration-numbers';

test.each([
  [' 123 456 782 rt 0001', '123456782RT0001'],
  ['1000000007 TQ-0001', '1000000007TQ0001'],
  ['', ''],
])('%j is written %s', (text, written) => {
  expect(normaliseRegistration(text)).toBe(written);
});

test.each(['123456782RT0001', '046454286RT0002'])('%s can be a GST/HST number', (number) => {
  expect(isGstNumber(number)).toBe(true);
});

test.each([
  ['another check digit', '123456789RT0001'],
  ['two digits changed places', '132456782RT0001'],
  ['no account', '123456782'],
  ['an account that is never given', '123456782RT0000'],
  ['the account of payroll', '123456782RP0001'],
  ['too many digits', '1234567820RT0001'],
  ['nothing', ''],
])('not a GST/HST number: %s', (_, number) => {
  expect(isGstNumber(number)).toBe(false);
});

test.each(['1000000007TQ0001', '1234567890TQ0001'])('%s has the QST number format', (number) => {
  expect(isQstNumber(number)).toBe(true);
});

test.each(['123456782RT0001', '100000007TQ0001', '1000000007TQ0000', '1000000007', ''])(
  '%j does not have the format of a QST number',
  (number) => {
    expect(isQstNumber(number)).toBe(false);
  },
);

// Calculated by hand: the sums are 4, 22 and 12, which leave 4, 0 and 1; eleven less that is 7, 11 and 10.
test.each(['1000000007TQ0001', '1000000091TQ0001', '1000000040TQ0001'])(
  'the check digit of %s is valid',
  (number) => {
    expect(isPlausibleQstNumber(number)).toBe(true);
  },
);

test.each(['1000000008TQ0001', '0100000007TQ0001', 'TQ0001'])(
  'the check digit of %s is invalid',
  (number) => {
    expect(isPlausibleQstNumber(number)).toBe(false);
  },
);
