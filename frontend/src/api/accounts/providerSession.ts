import { returnPathOf } from '@dispatch/domain/views/return-path';
import { ROUTES } from '@dispatch/domain/views/routes';
import { placeFor } from './session';
import type { SessionUser } from './sessionUser';
import { storeToken } from '../request/sessionToken';

/**
 * After a sign-in at the provider the browser has only a cookie. Data on this device, such as
 * pending updates, depends on the token, so fetch the token before any other request.
 */
export async function takeProviderSession(): Promise<void> {
  const { pathname, search } = window.location;
  const back = pathname === ROUTES.login.path ? new URLSearchParams(search).get('signed-in') : null;
  if (back === null) return;
  try {
    const answer = await fetch(`${window.location.origin}/api/auth/oidc/token`, {
      cache: 'no-store',
    });
    if (answer.ok) {
      const { user, token } = (await answer.json()) as { user: SessionUser; token: string }; // of our own server
      placeFor(user);
      storeToken(token);
    }
  } catch {
    // The cookie still carries the session.
  }
  window.history.replaceState(null, '', returnPathOf(back));
}

/**
 * The address that starts the sign-in at the provider. It is a full page load and returns to
 * `returnTo`.
 */
export function providerSignIn(returnTo: string, isFresh = false): string {
  const query = new URLSearchParams({ returnTo, ...(isFresh && { fresh: 'true' }) });
  return `/api/auth/oidc/start?${query.toString()}`;
}
