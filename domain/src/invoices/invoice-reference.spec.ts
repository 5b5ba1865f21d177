import { invoiceReference } from './invoice-reference';

test.each([
  [null, 1, 'INV-000001'],
  ['FAC', 123_456, 'FAC-123456'],
  ['SVT-', 7, 'SVT-000007'],
  ['A-B', 1_234_567, 'A-B-1234567'],
])('prefix %o and number %i are %s', (prefix, number, reference) => {
  expect(invoiceReference(prefix, number)).toBe(reference);
});
