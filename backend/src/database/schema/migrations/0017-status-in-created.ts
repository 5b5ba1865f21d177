import type { Migration } from '../migration';
import { widenedIndex } from '../widened-index';

/** Lets the delivered jobs be read from the newest on without reading those under way, which are newer. */
export const STATUS_IN_CREATED: Migration = {
  name: '0017-status-in-created',
  steps: widenedIndex('jobs_created', '`deletedAt`, `createdAt`, `id`, `status`'),
};
