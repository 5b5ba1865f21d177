/** Why the identity provider signed no user in; the sign-in page has a text for each. */
export const PROVIDER_PROBLEMS = [
  /** No provider is configured. */
  'off',
  /** The provider timed out or sent an invalid response. */
  'unreachable',
  /** The sign-in expired, was started elsewhere, or was used before. */
  'lost',
  /** The user or the provider cancelled the sign-in. */
  'cancelled',
  /** The provider refused the request. */
  'refused',
  /** The provider's response cannot be trusted. */
  'untrusted',
  'no-account',
  'unverified',
  /** The account with that e-mail is linked to another identity at the provider. */
  'linked',
  'inactive',
  'no-role',
  'unreadable-role',
  /** The last admin and the emergency admin keep their role. */
  'kept-admin',
  'open-jobs',
  /** The server is temporarily unavailable. */
  'busy',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

export function isProviderProblem(value: unknown): value is ProviderProblem {
  return PROVIDER_PROBLEMS.some((problem) => problem === value);
}
