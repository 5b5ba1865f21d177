/**
 * `npm run test:cluster [-- --times 3]`: load on the whole cluster while its parts crash, hang, slow down and
 * recover. No acknowledged write may be lost or repeated, and clients see no error except 503 with `Retry-After`.
 */
import './suite/crashes.mjs';
import './suite/conditions.mjs';
import './suite/restore.mjs';
// Must be last: the upgrade adds a table that this version cannot back up.
import './suite/upgrade.mjs';
import './suite/read-your-writes.mjs';
