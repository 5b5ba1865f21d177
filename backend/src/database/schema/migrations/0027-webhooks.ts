import type { Migration } from '../migration';

/** Webhooks, their pending deliveries, and the result of each attempt. */
export const WEBHOOKS: Migration = {
  name: '0027-webhooks',
  steps: [
    `CREATE TABLE webhooks ({id}, name varchar(60) NOT NULL, address varchar(500) NOT NULL,
      events varchar(500) NOT NULL, includesPrices boolean NOT NULL, isOn boolean NOT NULL, offReason varchar(10),
      secret varchar(200) NOT NULL, previousSecret varchar(200), previousUntil datetime(3),
      version integer NOT NULL, createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    `CREATE TABLE webhook_deliveries ({id}, webhookId integer NOT NULL, eventId varchar(40) NOT NULL,
      type varchar(30) NOT NULL, resource varchar(20) NOT NULL, resourceId integer NOT NULL,
      state varchar(10) NOT NULL, attempts integer NOT NULL, runAt datetime(3) NOT NULL, body text,
      lastStatus integer, lastProblem varchar(300), createdAt datetime(3) NOT NULL, doneAt datetime(3)) {table}`,
    'CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (webhookId, state, id)',
    'CREATE INDEX `webhook_deliveries_record` ON `webhook_deliveries` (webhookId, resource, resourceId, state, id)',
    'CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (webhookId, id)',
    'CREATE INDEX `webhook_deliveries_period` ON `webhook_deliveries` (webhookId, createdAt)',
    'CREATE INDEX `webhook_deliveries_age` ON `webhook_deliveries` (createdAt)',
    `CREATE TABLE webhook_attempts ({id}, deliveryId integer NOT NULL, at datetime(3) NOT NULL,
      durationMs integer NOT NULL, address varchar(500) NOT NULL, status integer, problem varchar(300),
      answer varchar(2000)) {table}`,
    'CREATE INDEX `webhook_attempts_delivery` ON `webhook_attempts` (deliveryId, id)',
    'CREATE INDEX `webhook_attempts_age` ON `webhook_attempts` (at)',
    "INSERT INTO guards (name, version) VALUES ('webhooks', 0)",
  ],
};
