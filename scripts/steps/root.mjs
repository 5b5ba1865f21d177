import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Stamps and logs; safe to delete. */
export const CACHE = join(ROOT, '.cache');
