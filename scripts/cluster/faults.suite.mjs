/**
 * `npm run test:cluster [-- --times 3]`: load on the whole cluster while its parts die, hang, slow down and come back. Nothing
 * that was acknowledged may be lost or done twice, and nobody sees anything but 503 with `Retry-After`.
 */
import './suite/crashes.mjs';
import './suite/conditions.mjs';
import './suite/restore.mjs';
// Afterwards no backup can be taken: this version does not know all tables.
import './suite/upgrade.mjs';
import './suite/read-your-writes.mjs';
