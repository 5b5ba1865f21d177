/** Browser APIs used to reload the page; replaceable in tests. */
export interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
  readonly hasNetwork: () => boolean;
  readonly isLeaving: () => boolean;
}

const KEY = 'loaded_anew_at';
/** A chunk that is missing again this soon is not missing because of a new version. */
const AGAIN_MS = 60_000;

/** In Firefox a page that the user leaves loses its chunks, and a reload would keep the user here. */
const LEAVING_MS = 10_000;
let leftAt = -Infinity;
window.addEventListener('beforeunload', () => {
  leftAt = Date.now();
});

const PAGE: Page = {
  // A browser that refuses storage throws here.
  get storage() {
    return window.sessionStorage;
  },
  reload: () => window.location.reload(),
  now: () => Date.now(),
  hasNetwork: () => navigator.onLine,
  // A page that was about to be left may stay, as after a download.
  isLeaving: () => Date.now() - leftAt < LEAVING_MS,
};

/** Whether a chunk could not be loaded; a deployment deletes the old chunks. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || 'code' in error) &&
    /^Loading (CSS )?chunk /.test(error.message)
  );
}

/**
 * Reloads the page once to get the current version; the address keeps the view.
 * @returns false if a recent reload did not help, storage is unavailable, there is no network, or the user is leaving
 */
export function loadNewVersion(page: Page = PAGE): boolean {
  if (!page.hasNetwork() || page.isLeaving()) return false;
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
