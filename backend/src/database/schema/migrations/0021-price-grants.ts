import type { Migration } from '../migration';

/** Users who may see prices by an admin's permission, in addition to those whose role allows it. */
export const PRICE_GRANTS: Migration = {
  name: '0021-price-grants',
  steps: ['ALTER TABLE users ADD COLUMN seesPrices boolean NOT NULL DEFAULT 0'],
};
