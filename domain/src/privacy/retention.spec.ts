import { firstKeptDay, monthsKept, RETENTION, RETENTION_KINDS } from './retention';

test.each([
  ['deliveredJobs', 72, '2026-11-26', '2020-01-01'],
  ['deliveredJobs', 73, '2026-11-26', '2019-01-01'],
  ['signatures', 84, '2026-01-01', '2019-01-01'],
  ['photos', 12, '2026-11-26', '2025-11-26'],
  ['photos', 11, '2026-11-26', '2025-12-26'],
  ['activity', 24, '2026-01-31', '2024-01-31'],
  ['deletedUsers', 6, '2026-08-31', '2026-02-28'],
  ['sessions', 0, '2026-03-31', '2026-03-31'],
  ['photos', 15, '2026-03-01', '2024-12-01'],
] as const)('%s kept for %d months on %s: from %s on', (kind, months, today, day) => {
  expect(firstKeptDay(kind, months, today)).toBe(day);
});

test('By default only sessions are purged, and nothing before the legal minimum', () => {
  const going = RETENTION_KINDS.filter((kind) => RETENTION[kind].usual !== null);
  expect(going).toEqual(['sessions']);
  for (const kind of RETENTION_KINDS)
    if (RETENTION[kind].basis === 'books')
      expect(RETENTION[kind]).toMatchObject({ leastMonths: 72, fromYearEnd: true });
});

test('A chosen period overrides the default', () => {
  expect(monthsKept('photos', null)).toBeNull();
  expect(monthsKept('photos', 18)).toBe(18);
  expect(monthsKept('sessions', null)).toBe(0);
  expect(monthsKept('sessions', 3)).toBe(3);
});
