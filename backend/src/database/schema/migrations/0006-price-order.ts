import type { Migration } from '../migration';

/** Keeps the delivered jobs in the order of their prices. */
export const PRICE_ORDER: Migration = {
  name: '0006-price-order',
  steps: ['CREATE INDEX `jobs_price` ON `jobs` (status, deletedAt, priceCents, id)'],
};
