import type { Migration } from '../migration';

const add = (table: string, column: string) => `ALTER TABLE ${table} ADD COLUMN ${column}`;

/** The wanted delivery of a job, the hours of its places, and the number of deliveries on time. */
export const DELIVERIES: Migration = {
  name: '0055-deliveries',
  expands: true,
  steps: [
    add('jobs', 'preferredDeliveryDate varchar(10)'),
    ...['pickupFrom', 'pickupUntil', 'dropoffFrom', 'dropoffUntil'].map((column) =>
      add('jobs', `${column} varchar(5)`),
    ),
    add('jobs', 'deliverBy datetime(3)'),
    ...['delivered_totals', 'customer_totals'].flatMap((table) =>
      ['promisedDeliveries', 'onTimeDeliveries'].map((column) =>
        add(table, `${column} integer NOT NULL DEFAULT 0`),
      ),
    ),
  ],
};
