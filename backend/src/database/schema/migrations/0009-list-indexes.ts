import type { Migration } from '../migration';
import { widenedIndex } from '../widened-index';

/**
 * Lets a page of a list be read in order and its length counted from an index alone, and makes the
 * number by which everybody knows whether anything has changed.
 */
export const LIST_INDEXES: Migration = {
  name: '0009-list-indexes',
  steps: [
    ...widenedIndex('jobs_created', '`deletedAt`, `createdAt`, `id`'),
    ...widenedIndex('jobs_status', '`status`, `deletedAt`, `completedAt`, `id`'),
    ...widenedIndex('jobs_driver', '`driverId`, `status`, `deletedAt`, `completedAt`'),
    ...widenedIndex('jobs_customer', '`customerId`, `deletedAt`, `createdAt`'),
    ...widenedIndex(
      'jobs_billing',
      '`hasDriverReport`, `billingComplete`, `status`, `deletedAt`, `completedAt`, `priceCents`',
    ),
    ...widenedIndex('customers_name_sort', '`deletedAt`, `nameSort`, `id`', 'customers'),
    'CREATE TABLE IF NOT EXISTS `data_version` (`id` integer NOT NULL PRIMARY KEY, `version` integer NOT NULL) {table}',
    'DELETE FROM `data_version`',
    'INSERT INTO `data_version` (`id`, `version`) VALUES (1, 1)',
  ],
};
