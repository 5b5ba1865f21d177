/** Everything that grants access or receives news of jobs. */
export const CREDENTIALS = [
  'session',
  'remembered-device',
  'app',
  'passkey',
  'recovery-code',
  'reset-link',
  'invitation',
  'sign-in-challenge',
  'personal-token',
  'service-token',
  'tracking-link',
  'push-subscription',
] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** `offered`: the acting user chooses. */
export type Fate = 'ends' | 'stays' | 'offered';

type Row = Readonly<Record<Credential, Fate>>;

const STAYS: Row = {
  session: 'stays',
  'remembered-device': 'stays',
  app: 'stays',
  passkey: 'stays',
  'recovery-code': 'stays',
  'reset-link': 'stays',
  invitation: 'stays',
  'sign-in-challenge': 'stays',
  'personal-token': 'stays',
  'service-token': 'stays',
  'tracking-link': 'stays',
  'push-subscription': 'stays',
};

/** With one of these, an attacker could still take over the account after the event. */
const ENTRANCES = {
  'reset-link': 'ends',
  invitation: 'ends',
  'sign-in-challenge': 'ends',
} as const;

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
 * The fate of each credential. If users act on their own account, the current session stays, and so does its phone.
 * Deleting a user equals deactivating it.
 */
export const CREDENTIALS_AFTER = {
  'password-changed': { ...EVERYWHERE, 'personal-token': 'offered' },
  'password-set-by-admin': EVERYWHERE,
  'password-reset': EVERYWHERE,
  'email-changed': { ...STAYS, ...ENTRANCES },
  'role-changed': {
    ...STAYS,
    ...ENTRANCES,
    // The person has not signed in yet: without it the account would have no way in.
    invitation: 'stays',
    session: 'ends',
    'push-subscription': 'ends',
  },
  deactivated: EVERYWHERE,
  'second-factor-changed': { ...STAYS, ...ENTRANCES, 'remembered-device': 'ends' },
  'second-factor-removed': { ...EVERYWHERE, ...FACTORS },
  'signed-out-everywhere': EVERYWHERE,
  restored: { ...EVERYWHERE, 'service-token': 'offered', 'tracking-link': 'offered' },
  erased: { ...EVERYWHERE, ...FACTORS },
} as const satisfies Readonly<Record<string, Row>>;

export type AccountEvent = keyof typeof CREDENTIALS_AFTER;

/**
 * The credentials that end after an event.
 * @param chosen counts only if the event offers it
 */
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
