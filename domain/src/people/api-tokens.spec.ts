import { tokenExpiry, tokenState } from './api-tokens';

const NOW = new Date('2026-03-31T15:00:00.000Z');

test.each([
  ['2026-04-14T15:00:00.001Z', null, 'live'],
  ['2026-04-14T15:00:00.000Z', null, 'expiring'],
  ['2026-03-31T15:00:00.001Z', null, 'expiring'],
  ['2026-03-31T15:00:00.000Z', null, 'expired'],
  ['2026-03-30T15:00:00.000Z', null, 'expired'],
  ['2026-06-30T15:00:00.000Z', '2026-03-31T14:00:00.000Z', 'revoked'],
] as const)('a token that expires at %s, revoked at %s, is %s', (end, revoked, state) => {
  const times = {
    expiresAt: new Date(end),
    revokedAt: revoked === null ? null : new Date(revoked),
  };
  expect(tokenState(times, NOW)).toBe(state);
});

test('a day has 24 hours, even across a daylight saving change', () => {
  expect(tokenExpiry(new Date('2026-03-01T12:00:00.000Z'), 90).toISOString()).toBe(
    '2026-05-30T12:00:00.000Z',
  );
});
