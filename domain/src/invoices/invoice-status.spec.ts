import { balanceOf, daysOverdue, isOpen, issuedStatus } from './invoice-status';

const sums = (totalCents: number, creditedCents: number, paidCents: number) => ({
  totalCents,
  creditedCents,
  paidCents,
});

test.each([
  ['issued', 10_000, 0, 0, 10_000],
  ['issued', 10_000, 4_000, 0, 6_000],
  ['partly-paid', 10_000, 0, 1, 9_999],
  ['partly-paid', 10_000, 4_000, 5_999, 1],
  ['paid', 10_000, 0, 10_000, 0],
  ['paid', 10_000, 4_000, 6_000, 0],
  ['paid', 0, 0, 0, 0],
  ['void', 10_000, 10_000, 0, 0],
])('%s: of %i, %i is credited and %i paid', (status, total, credited, paid, balance) => {
  expect(issuedStatus(sums(total, credited, paid))).toBe(status);
  expect(balanceOf(sums(total, credited, paid))).toBe(balance);
});

test('issued and partly paid invoices are open', () => {
  const statuses = ['draft', 'issued', 'partly-paid', 'paid', 'void'] as const;
  expect(statuses.filter(isOpen)).toEqual(['issued', 'partly-paid']);
});

test.each([
  ['2026-03-30', 0],
  ['2026-03-31', 0],
  ['2026-04-01', 1],
  ['2026-05-01', 31],
])('an invoice due on 31 March is overdue on %s by %i days', (today, days) => {
  expect(daysOverdue('2026-03-31', today)).toBe(days);
});
