import { firstKeptNotice, missedReports, NOTICE_KINDS, readerOf, urgencyOf } from './notice';

const NOW = new Date('2026-03-31T15:00:00.000Z');

test('a job without a driver is more urgent than a missing report', () => {
  const sorted = [...NOTICE_KINDS].sort((one, other) => urgencyOf(one) - urgencyOf(other));
  expect(sorted).toEqual([
    'backup-failed',
    'unassigned-near-date',
    'operation-refused',
    'left-behind',
    'recurring-job-failed',
    'customer-not-told',
    'mail-not-delivered',
    'report-missing',
    'webhook-parked',
    'mentioned',
  ]);
});

test('only those concerned see notices of backups, e-mails and webhooks', () => {
  const readers = NOTICE_KINDS.map((kind) => [kind, readerOf(kind)] as const);
  expect(readers.filter(([, reader]) => reader !== 'jobs:read')).toEqual([
    ['backup-failed', 'users:manage'],
    ['mail-not-delivered', 'billing:manage'],
    ['webhook-parked', 'webhooks:manage'],
  ]);
});

test('a settled notice is kept for 90 days', () => {
  expect(firstKeptNotice(NOW)).toEqual(new Date('2025-12-31T15:00:00.000Z'));
});

test('a report counts as missing from 2 hours to 30 days after the delivery', () => {
  expect(missedReports(NOW)).toEqual({
    from: new Date('2026-03-01T15:00:00.000Z'),
    until: new Date('2026-03-31T13:00:00.000Z'),
  });
});
