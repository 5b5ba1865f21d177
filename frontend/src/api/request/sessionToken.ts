const KEY = 'auth_token';

/** The bearer token stored in the browser (specification 3). The browser may refuse storage. */
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

/** Calls the listener for each token that another tab stores. Returns an unsubscribe function. */
export function onTokenOfOtherTab(listener: (token: string) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function dropToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
