import type { Migration } from '../migration';

/** An index of delivered jobs by price. */
export const PRICE_ORDER: Migration = {
  name: '0006-price-order',
  steps: ['CREATE INDEX `jobs_price` ON `jobs` (status, deletedAt, priceCents, id)'],
};
