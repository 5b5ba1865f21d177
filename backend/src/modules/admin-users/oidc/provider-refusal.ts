import type { ProviderProblem } from '@dispatch/domain/people/provider-problem';
import * as oidc from 'openid-client';

/** The reason why a sign-in by the provider failed; `userId` if the user is known. */
export class ProviderRefusal extends Error {
  constructor(
    readonly problem: ProviderProblem,
    readonly userId: number | null = null,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'ProviderRefusal';
  }
}

/** No response, or one that is not the provider's, such as a proxy's page or a server error. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
const LATER = new Set(['server_error', 'temporarily_unavailable']);

/** Maps an error to the reason shown to the user. */
export function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  if (error instanceof oidc.ClientError && error.cause instanceof ProviderRefusal)
    return error.cause;
  return new ProviderRefusal(problemOf(error), null, { cause: error });
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (LATER.has(error.error)) return 'unreachable';
    return error.error === 'access_denied' ? 'cancelled' : 'refused';
  }
  if (error instanceof oidc.ResponseBodyError)
    return error.status >= 500 || LATER.has(error.error) ? 'unreachable' : 'refused';
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'refused';
  if (error instanceof oidc.ClientError)
    return NO_ANSWER.has(error.code ?? '') ? 'unreachable' : 'untrusted';
  return 'busy';
}
