import { writableOff } from './write-off';

const SHORT = {
  kind: 'invoice',
  status: 'partly-paid',
  totalCents: 10_000,
  creditedCents: 0,
  paidCents: 9_995,
} as const;

test.each([
  ['the balance', SHORT, 100, 5],
  ['the balance at the limit', SHORT, 5, 5],
  ['nothing above the limit', SHORT, 4, null],
  ['nothing without a limit', SHORT, null, null],
  ['nothing of a draft', { ...SHORT, status: 'draft' }, 100, null],
  ['nothing of a paid invoice', { ...SHORT, status: 'paid', paidCents: 10_000 }, 100, null],
  ['nothing of a credit note', { ...SHORT, kind: 'credit-note' }, 100, null],
] as const)('writes off %s', (_, invoice, limit, expected) => {
  expect(writableOff(invoice, limit)).toBe(expected);
});
