import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Build stamps and logs; safe to delete. */
export const CACHE = join(ROOT, '.cache');
