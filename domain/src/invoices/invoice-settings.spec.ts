import { isInvoicePrefix } from './invoice-settings';

test.each(['A', 'INV-2026-', '12345678-0'])('%s is a valid prefix of invoice numbers', (text) => {
  expect(isInvoicePrefix(text)).toBe(true);
});

test.each(['', 'INV 1', 'É-1', 'INV_1', 'INV/1', 'ABCDEFGHIJK'])('%j is not', (text) => {
  expect(isInvoicePrefix(text)).toBe(false);
});
