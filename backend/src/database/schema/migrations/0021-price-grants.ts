import type { Migration } from '../migration';

/** Whom an admin lets see prices, beside those whose role shows them. */
export const PRICE_GRANTS: Migration = {
  name: '0021-price-grants',
  steps: ['ALTER TABLE users ADD COLUMN seesPrices boolean NOT NULL DEFAULT 0'],
};
