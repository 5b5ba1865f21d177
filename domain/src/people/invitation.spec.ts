import { invitationEnd, invitationState, mayBeInvited } from './invitation';

const SENT = new Date('2026-03-31T15:00:00.000Z');
const OPEN = { expiresAt: invitationEnd(SENT).toISOString(), failedAt: null };

test('an invitation is open for 72 hours', () => {
  expect(OPEN.expiresAt).toBe('2026-04-03T15:00:00.000Z');
  expect(invitationState(OPEN, new Date('2026-04-03T14:59:59.999Z'))).toBe('open');
  expect(invitationState(OPEN, new Date('2026-04-03T15:00:00.000Z'))).toBe('expired');
});

test('an invitation that could not be mailed is undelivered until it expires', () => {
  const failed = { ...OPEN, failedAt: SENT.toISOString() };
  expect(invitationState(failed, SENT)).toBe('undelivered');
  expect(invitationState(failed, new Date('2026-04-04T00:00:00.000Z'))).toBe('expired');
});

test.each([
  [{ isActive: true, lastLogin: null }, true],
  [{ isActive: false, lastLogin: null }, false],
  [{ isActive: true, lastLogin: SENT }, false],
])('the user %j may be invited: %s', (user, may) => {
  expect(mayBeInvited(user)).toBe(may);
});
