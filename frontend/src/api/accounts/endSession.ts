import { readToken } from '../request/sessionToken';

/** Set until the server has answered: a browser that was cut off tells it later. */
const PENDING = 'session_to_end';
const ANSWER_WITHIN_MS = 20_000;

interface EndAnswer {
  /** 0 where the server could not be reached. */
  readonly status: number;
  /** Where the company's provider ends its own session. */
  readonly endSessionUrl: string | null;
}

function setPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(PENDING, 'true');
    else localStorage.removeItem(PENDING);
  } catch {
    // Storage was refused; the page itself has forgotten the person.
  }
}

export function isEndPending(): boolean {
  try {
    return localStorage.getItem(PENDING) !== null;
  } catch {
    return false;
  }
}

/** Somebody signed in: the session from now on is not the one to end. */
export const forgetPendingEnd = () => setPending(false);

/**
 * Asks the server to end the session of the token and cookie as they are now. It goes past the store, which aborts
 * its requests when it is emptied.
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
