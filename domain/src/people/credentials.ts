/** All that lets somebody in, or tells them of jobs. */
export const CREDENTIALS = [
  'session',
  'remembered-device',
  'app',
  'passkey',
  'recovery-code',
  'reset-link',
  'sign-in-challenge',
  'personal-token',
  'service-token',
  'tracking-link',
  'push-subscription',
] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** `offered`: whoever causes the event chooses. */
export type Fate = 'ends' | 'stays' | 'offered';

type Row = Readonly<Record<Credential, Fate>>;

const STAYS: Row = {
  session: 'stays',
  'remembered-device': 'stays',
  app: 'stays',
  passkey: 'stays',
  'recovery-code': 'stays',
  'reset-link': 'stays',
  'sign-in-challenge': 'stays',
  'personal-token': 'stays',
  'service-token': 'stays',
  'tracking-link': 'stays',
  'push-subscription': 'stays',
};

/** Whoever has one of these could take the account as it was before the event. */
const ENTRANCES = { 'reset-link': 'ends', 'sign-in-challenge': 'ends' } as const;

const EVERYWHERE: Row = {
  ...STAYS,
  ...ENTRANCES,
  session: 'ends',
  'push-subscription': 'ends',
  'remembered-device': 'ends',
  'personal-token': 'ends',
};

const FACTORS = { app: 'ends', passkey: 'ends', 'recovery-code': 'ends' } as const;

/**
 * What becomes of each credential. Where the person is the one who acts, the session that asks stays, and so does its
 * phone. A deleted user is a deactivated one.
 */
export const CREDENTIALS_AFTER = {
  'password-changed': { ...EVERYWHERE, 'personal-token': 'offered' },
  'password-set-by-admin': EVERYWHERE,
  'password-reset': EVERYWHERE,
  'email-changed': { ...STAYS, ...ENTRANCES },
  'role-changed': { ...STAYS, ...ENTRANCES, session: 'ends', 'push-subscription': 'ends' },
  deactivated: EVERYWHERE,
  'second-factor-changed': { ...STAYS, ...ENTRANCES, 'remembered-device': 'ends' },
  'second-factor-removed': { ...EVERYWHERE, ...FACTORS },
  'signed-out-everywhere': EVERYWHERE,
  restored: { ...EVERYWHERE, 'service-token': 'offered', 'tracking-link': 'offered' },
  erased: { ...EVERYWHERE, ...FACTORS },
} as const satisfies Readonly<Record<string, Row>>;

export type AccountEvent = keyof typeof CREDENTIALS_AFTER;

/** What ends after an event. @param chosen counts only where the event offers it */
export function endedAfter(
  event: AccountEvent,
  chosen: readonly Credential[] = [],
): readonly Credential[] {
  const fates: Row = CREDENTIALS_AFTER[event];
  return CREDENTIALS.filter(
    (credential) =>
      fates[credential] === 'ends' ||
      (fates[credential] === 'offered' && chosen.includes(credential)),
  );
}
