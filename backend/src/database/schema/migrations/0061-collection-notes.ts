import type { Migration } from '../migration';

/** Notes on unpaid balances, and promises to pay. */
export const COLLECTION_NOTES: Migration = {
  name: '0061-collection-notes',
  expands: true,
  steps: [
    `CREATE TABLE collection_notes ({id}, customerId integer NOT NULL, userId integer NOT NULL,
      userName varchar(120) NOT NULL, \`text\` text NOT NULL, promisedOn varchar(10), promisedCents integer,
      createdAt datetime(3) NOT NULL,
      CONSTRAINT \`collection_notes_customer_fk\` FOREIGN KEY (\`customerId\`) REFERENCES \`customers\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE INDEX `collection_notes_customer` ON `collection_notes` (customerId, id)',
    'CREATE INDEX `collection_notes_user` ON `collection_notes` (userId)',
  ],
};
