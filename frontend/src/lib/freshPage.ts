/** What of the browser decides whether, and how, the page is loaded anew. */
export interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
  readonly hasNetwork: () => boolean;
}

const KEY = 'loaded_anew_at';
/** A part that is missing again so soon is not missing because of a new version. */
const AGAIN_MS = 60_000;

const PAGE: Page = {
  storage: window.sessionStorage,
  reload: () => window.location.reload(),
  now: () => Date.now(),
  hasNetwork: () => navigator.onLine,
};

/** Whether a part of the app could not be loaded; after a deployment the old parts are gone. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || 'code' in error) &&
    /^Loading (CSS )?chunk /.test(error.message)
  );
}

/**
 * Loads the page anew, and with it the present version, once; the address keeps what is shown.
 * @returns false where that did not help a moment ago, cannot be remembered, or would end in nothing
 *   for want of a network
 */
export function loadNewVersion(page: Page = PAGE): boolean {
  if (!page.hasNetwork()) return false;
  try {
    const last = Number(page.storage.getItem(KEY));
    if (page.now() - last < AGAIN_MS) return false;
    page.storage.setItem(KEY, String(page.now()));
  } catch {
    return false;
  }
  page.reload();
  return true;
}
