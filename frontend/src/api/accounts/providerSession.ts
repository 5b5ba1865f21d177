import { returnPathOf } from '@dispatch/domain/views/return-path';
import { placeFor } from './session';
import type { SessionUser } from './sessionUser';
import { storeToken } from '../request/sessionToken';

/**
 * After a sign-in by the provider the browser has a cookie alone. What is kept on this device, such as
 * a phone's waiting updates, goes by the token: so it is fetched before anything else is asked.
 */
export async function takeProviderSession(): Promise<void> {
  const { pathname, search } = window.location;
  const back = pathname === '/login' ? new URLSearchParams(search).get('signed-in') : null;
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

/** Where the sign-in by the provider begins; a page of its own, and it leads back to `returnTo`. */
export function providerSignIn(returnTo: string, isFresh = false): string {
  const query = new URLSearchParams({ returnTo, ...(isFresh && { fresh: 'true' }) });
  return `/api/auth/oidc/start?${query.toString()}`;
}
