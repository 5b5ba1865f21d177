import { backupName, isBackupDue, isBackupMissing, newestBackup, surplusBackups } from './nightly';

const TORONTO = { hour: 2, timeZone: 'America/Toronto' };
const at = (text: string) => new Date(text);

test('a file name gives the time of its backup', () => {
  const taken = at('2026-03-31T06:00:07.000Z');
  expect(backupName(taken)).toBe('dispatch-2026-03-31T06-00-07Z.backup');
  expect(
    newestBackup(['notes.txt', backupName(taken), backupName(at('2026-03-30T06:00:00Z'))]),
  ).toEqual(taken);
  expect(newestBackup(['company.backup', `${backupName(taken)}.12.partial`])).toBeNull();
});

test('only the oldest backups beyond the number to keep are surplus', () => {
  const names = ['2026-03-29', '2026-03-31', '2026-03-30'].map((day) =>
    backupName(at(`${day}T06:00:00Z`)),
  );
  expect(surplusBackups([...names, 'a.txt', 'z.backup'], 2)).toEqual([names[0]]);
  expect(surplusBackups(names, 3)).toEqual([]);
});

test.each([
  ['2026-03-30T06:00:03Z', '2026-03-31T05:59:59Z', false],
  ['2026-03-30T06:00:03Z', '2026-03-31T06:00:00Z', true],
  ['2026-03-31T06:00:00Z', '2026-03-31T06:00:00Z', false],
  ['2026-03-31T05:59:00Z', '2026-03-31T20:00:00Z', true],
  // The clocks jump from 2 to 3 on March 8, and from 2 back to 1 on November 1.
  ['2026-03-07T07:00:00Z', '2026-03-08T06:59:59Z', false],
  ['2026-03-07T07:00:00Z', '2026-03-08T07:00:00Z', true],
  ['2026-10-31T06:00:00Z', '2026-11-01T06:59:59Z', false],
  ['2026-10-31T06:00:00Z', '2026-11-01T07:00:00Z', true],
])('after a backup at %s, the next one is due at %s: %s', (newest, now, isDue) => {
  expect(isBackupDue(at(newest), { ...TORONTO, now: at(now) })).toBe(isDue);
});

test('the first backup is due at once', () => {
  expect(isBackupDue(null, { ...TORONTO, now: at('2026-03-31T20:00:00Z') })).toBe(true);
});

test('a backup is missing after more than 26 hours', () => {
  const now = at('2026-03-31T08:00:00Z');
  expect(isBackupMissing(at('2026-03-30T06:00:00Z'), now)).toBe(false);
  expect(isBackupMissing(at('2026-03-30T05:59:59Z'), now)).toBe(true);
  expect(isBackupMissing(null, now)).toBe(true);
});
