import type { Migration } from '../migration';

/** Phones that receive push messages while the portal is closed, and the server's keys for push services. */
export const PUSH: Migration = {
  name: '0036-push',
  expands: true,
  steps: [
    `CREATE TABLE push_keys ({id}, name varchar(10) NOT NULL, publicKey varchar(100) NOT NULL,
      privateKey varchar(300) NOT NULL, createdAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `push_keys_name` ON `push_keys` (name)',
    `CREATE TABLE push_subscriptions ({id}, userId integer NOT NULL, sessionId integer NOT NULL,
      endpoint varchar(1000) NOT NULL, endpointHash varchar(64) NOT NULL, p256dh varchar(100) NOT NULL,
      auth varchar(40) NOT NULL, language varchar(5) NOT NULL, createdAt datetime(3) NOT NULL,
      seenAt datetime(3) NOT NULL, sentAt datetime(3)) {table}`,
    'CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (endpointHash)',
    'CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (userId, id)',
  ],
};
