/** The browser revalidates its copy: the record may be deleted, or another user signed in. */
export const REVALIDATED = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };
