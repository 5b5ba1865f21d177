import { readToken } from '../request/sessionToken';

/** Set until the server confirms. If the browser was cut off, the request is repeated later. */
const PENDING = 'session_to_end';
const ANSWER_WITHIN_MS = 20_000;

interface EndAnswer {
  /** 0 if the server could not be reached. */
  readonly status: number;
  /** The identity provider's logout URL. */
  readonly endSessionUrl: string | null;
}

function setPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(PENDING, 'true');
    else localStorage.removeItem(PENDING);
  } catch {
    // Storage was refused; the page itself has already cleared the session.
  }
}

export function isEndPending(): boolean {
  try {
    return localStorage.getItem(PENDING) !== null;
  } catch {
    return false;
  }
}

/** A user signed in, so the pending end must not hit the new session. */
export const forgetPendingEnd = () => setPending(false);

/**
 * Asks the server to end the session of the current token and cookie. Bypasses the store, because
 * emptying the store aborts its requests.
 */
export async function endSession(withProvider: boolean): Promise<EndAnswer> {
  const token = readToken();
  setPending(true);
  try {
    const response = await fetch(withProvider ? '/api/auth/oidc/logout' : '/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });
    const { status } = response;
    if (status < 500) setPending(false);
    const answer = (await response.json().catch(() => null)) as Partial<EndAnswer> | null; // read below
    return { status, endSessionUrl: answer?.endSessionUrl ?? null };
  } catch {
    return { status: 0, endSessionUrl: null };
  }
}
