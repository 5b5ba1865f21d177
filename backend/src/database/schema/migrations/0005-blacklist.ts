import type { Migration } from '../migration';

/** Why a customer is on the blacklist, and since when. */
export const BLACKLIST: Migration = {
  name: '0005-blacklist',
  steps: [
    'ALTER TABLE customers ADD COLUMN blacklistReason varchar(500)',
    'ALTER TABLE customers ADD COLUMN blacklistedAt datetime(3)',
  ],
};
