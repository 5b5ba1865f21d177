import type { Migration } from '../migration';
import { widenedIndex } from '../widened-index';

/** Lets the charts count days and sum months from the index alone. */
export const CHART_INDEXES: Migration = {
  name: '0008-chart-indexes',
  steps: [
    ...widenedIndex('jobs_created', '`createdAt`, `id`, `deletedAt`'),
    ...widenedIndex(
      'jobs_completed',
      '`completedAt`, `id`, `deletedAt`, `status`, `hasDriverReport`, `priceCents`',
    ),
  ],
};
