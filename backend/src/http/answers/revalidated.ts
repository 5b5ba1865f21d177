/** A browser asks before it shows its copy: the record may be gone by then, or another person signed in. */
export const REVALIDATED = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };
