/** Why nobody was signed in by the company's provider; the sign-in page has a sentence for each. */
export const PROVIDER_PROBLEMS = [
  /** No provider is set up. */
  'off',
  /** The provider did not answer in time, or not as one does. */
  'unreachable',
  /** The sign-in took too long, began elsewhere, or was used before. */
  'lost',
  /** The person, or the provider for them, said no. */
  'cancelled',
  /** The provider does not accept what was asked of it. */
  'refused',
  /** What the provider answered cannot be trusted. */
  'untrusted',
  'no-account',
  'unverified',
  /** The account with that e-mail belongs to another person at the provider. */
  'linked',
  'inactive',
  'no-role',
  'unreadable-role',
  /** The last admin, or the one for emergencies, keeps their role. */
  'kept-admin',
  'open-jobs',
  /** The server itself cannot answer for a moment. */
  'busy',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

export function isProviderProblem(value: unknown): value is ProviderProblem {
  return PROVIDER_PROBLEMS.some((problem) => problem === value);
}
