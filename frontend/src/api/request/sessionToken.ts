const KEY = 'auth_token';

/** The bearer token kept in the browser (specification 3). A browser may refuse storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // The cookie still carries the session.
  }
}

export function dropToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
