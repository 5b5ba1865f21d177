import type { Migration } from '../migration';

/** Settings, texts and results of e-mail notifications to customers. */
export const CUSTOMER_NOTICES: Migration = {
  name: '0034-customer-notices',
  expands: true,
  steps: [
    `CREATE TABLE notice_settings ({id}, events varchar(100) NOT NULL, version integer NOT NULL,
      createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    `CREATE TABLE customer_notice_choices ({id}, customerId integer NOT NULL, events varchar(100),
      email varchar(254), language varchar(5), version integer NOT NULL,
      createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `customer_notice_choices_customer` ON `customer_notice_choices` (customerId)',
    `CREATE TABLE notice_texts ({id}, event varchar(20) NOT NULL, language varchar(5) NOT NULL,
      subject varchar(150) NOT NULL, body varchar(3000) NOT NULL, isOriginal boolean NOT NULL, version integer NOT NULL,
      createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `notice_texts_event` ON `notice_texts` (event, language)',
    `CREATE TABLE customer_notices ({id}, jobId integer NOT NULL, customerId integer NOT NULL,
      event varchar(20) NOT NULL, state varchar(10) NOT NULL, taskId integer NOT NULL, email varchar(254),
      reason varchar(20), problem varchar(500), createdAt datetime(3) NOT NULL, settledAt datetime(3)) {table}`,
    'CREATE UNIQUE INDEX `customer_notices_event` ON `customer_notices` (jobId, event)',
    'CREATE INDEX `customer_notices_state` ON `customer_notices` (state, id)',
    'CREATE INDEX `customer_notices_customer` ON `customer_notices` (customerId)',
  ],
};
