/** Forgets what this site keeps in the browser; the httpOnly cookie is the server's to clear. */
export function clearBrowserState(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage was refused, so nothing is kept.
  }
}
