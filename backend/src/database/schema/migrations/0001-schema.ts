import type { Migration, MigrationStep } from '../migration';

const index = (name: string, on: string, columns: string): string =>
  `CREATE INDEX \`${name}\` ON \`${on}\` (${columns})`;
const unique = (name: string, on: string, columns: string): string =>
  index(name, on, columns).replace('INDEX', 'UNIQUE INDEX');
const reference = (name: string, column: string, table: string): string =>
  `CONSTRAINT \`${name}\` FOREIGN KEY (\`${column}\`) REFERENCES \`${table}\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION`;
const place = (side: 'pickup' | 'dropoff'): string =>
  `${side}Address varchar(300), ${side}City varchar(120), ${side}Province varchar(2), ${side}PostalCode varchar(7),
   ${side}ContactName varchar(120), ${side}ContactPhone varchar(40), ${side}SiteContactName varchar(120)`;
const VERSIONED =
  'version integer NOT NULL, createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL';

const only = (engine: 'sqlite' | 'mysql', text: string): MigrationStep =>
  engine === 'sqlite' ? { sqlite: text, mysql: 'SELECT 1' } : { sqlite: 'SELECT 1', mysql: text };

/**
 * The search words of records. FTS5 indexes prefixes of three to eight characters, two of which are the common prefix
 * of every word. MariaDB indexes the words of jobs in a separate table.
 */
const words = (table: string, isIndexed: boolean): readonly MigrationStep[] => [
  only(
    'sqlite',
    `CREATE VIRTUAL TABLE ${table} USING fts5(words, prefix='3 4 5 6 7 8', detail=none,
      tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`,
  ),
  only('mysql', wordTable(table, isIndexed)),
];
const wordTable = (table: string, isIndexed: boolean): string =>
  `CREATE TABLE ${table} (id int NOT NULL PRIMARY KEY, words mediumtext NOT NULL${
    isIndexed ? `, FULLTEXT INDEX ${table}_words (words)` : ''
  }) {table}`;

/** The data model. The entities describe the columns. */
export const SCHEMA: Migration = {
  name: '0001-schema',
  steps: [
    `CREATE TABLE users ({id}, name varchar(120) NOT NULL, nameSort varchar(240) NOT NULL, email varchar(254) NOT NULL,
      emailKey varchar(254), passwordHash varchar(200) NOT NULL, role varchar(20) NOT NULL, isActive boolean NOT NULL,
      language varchar(5), shortcuts boolean, lastLogin datetime(3), ${VERSIONED}, deletedAt datetime(3)) {table}`,
    unique('users_email_key', 'users', 'emailKey'),

    `CREATE TABLE drivers ({id}, userId integer NOT NULL, name varchar(120) NOT NULL, nameSort varchar(240) NOT NULL,
      phone varchar(40), status varchar(20) NOT NULL, ${VERSIONED}, ${reference('drivers_user_fk', 'userId', 'users')}) {table}`,
    unique('drivers_user', 'drivers', 'userId'),

    `CREATE TABLE customers ({id}, name varchar(120) NOT NULL, nameKey varchar(240) NOT NULL, nameSort varchar(240) NOT NULL,
      contactName varchar(120), email varchar(254), phone varchar(40), address varchar(300), city varchar(120),
      province varchar(2), postalCode varchar(7), status varchar(20) NOT NULL, ${VERSIONED}, deletedAt datetime(3)) {table}`,
    index('customers_name_sort', 'customers', 'deletedAt, nameSort, id'),
    index('customers_name_key', 'customers', 'nameKey'),
    index('customers_email', 'customers', 'email'),
    index('customers_created', 'customers', 'deletedAt, createdAt, id'),

    `CREATE TABLE vehicles ({id}, year integer, make varchar(60), makeSort varchar(240), model varchar(120),
      vinLast8 varchar(8), vin varchar(17), poNumber varchar(60), ${VERSIONED}) {table}`,
    index('vehicles_vin_last8', 'vehicles', 'vinLast8'),
    index('vehicles_make', 'vehicles', 'makeSort, id'),
    index('vehicles_year', 'vehicles', 'year, id'),

    `CREATE TABLE jobs ({id}, status varchar(20) NOT NULL, driverId integer, customerId integer, vehicleCount integer NOT NULL,
      priceCents integer, poNumber varchar(60), preferredPickupDate varchar(10), specialInstructions varchar(4000),
      completionNotes varchar(4000), hasDriverReport boolean NOT NULL, billingComplete boolean NOT NULL,
      ${place('pickup')}, ${place('dropoff')}, pickupSort varchar(240), dropoffSort varchar(240),
      ${VERSIONED}, completedAt datetime(3), deletedAt datetime(3),
      ${reference('jobs_driver_fk', 'driverId', 'drivers')}, ${reference('jobs_customer_fk', 'customerId', 'customers')}) {table}`,
    index('jobs_created', 'jobs', 'deletedAt, createdAt, id, status'),
    index('jobs_status', 'jobs', 'status, deletedAt, completedAt, id'),
    index('jobs_driver', 'jobs', 'driverId, status, deletedAt, completedAt'),
    index('jobs_customer', 'jobs', 'customerId, deletedAt, createdAt'),
    index(
      'jobs_completed',
      'jobs',
      'completedAt, id, deletedAt, status, hasDriverReport, priceCents',
    ),
    index(
      'jobs_billing',
      'jobs',
      'hasDriverReport, billingComplete, status, deletedAt, completedAt, priceCents',
    ),

    `CREATE TABLE job_units ({id}, jobId integer NOT NULL, vehicleId integer NOT NULL, position integer NOT NULL,
      priceCents integer, ${reference('job_units_job_fk', 'jobId', 'jobs')},
      ${reference('job_units_vehicle_fk', 'vehicleId', 'vehicles')}) {table}`,
    index('job_units_vehicle', 'job_units', 'vehicleId'),
    unique('job_units_position', 'job_units', 'jobId, position'),

    `CREATE TABLE sessions ({id}, sidHash varchar(64) NOT NULL, userId integer NOT NULL, createdAt datetime(3) NOT NULL,
      expiresAt datetime(3) NOT NULL, revokedAt datetime(3), ip varchar(45), userAgent varchar(300),
      ${reference('sessions_user_fk', 'userId', 'users')}) {table}`,
    index('sessions_user', 'sessions', 'userId'),
    unique('sessions_sid_hash', 'sessions', 'sidHash'),

    `CREATE TABLE saved_views ({id}, userId integer NOT NULL, list varchar(20) NOT NULL, name varchar(60) NOT NULL,
      nameKey varchar(120) NOT NULL, query varchar(1000) NOT NULL, ${VERSIONED},
      ${reference('saved_views_user_fk', 'userId', 'users')}) {table}`,
    unique('saved_views_name', 'saved_views', 'userId, list, nameKey'),

    `CREATE TABLE activity ({id}, at datetime(3) NOT NULL, actorId integer, actorName varchar(120), action varchar(40) NOT NULL,
      resource varchar(20) NOT NULL, resourceId integer, resourceVersion integer, driverBefore integer, driverAfter integer,
      \`before\` text, \`after\` text, requestId varchar(64), tappedAt datetime(3)) {table}`,
    index('activity_at', 'activity', 'at, id'),
    index('activity_resource', 'activity', 'resource, resourceId, id'),

    `CREATE TABLE driver_operations ({id}, operationId varchar(36) NOT NULL, userId integer NOT NULL, userName varchar(120) NOT NULL,
      jobId integer NOT NULL, type varchar(20) NOT NULL, status varchar(20), notes varchar(4000), baseVersion integer NOT NULL,
      claimedAt datetime(3) NOT NULL, tappedAt datetime(3) NOT NULL, receivedAt datetime(3) NOT NULL,
      outcome varchar(20) NOT NULL, code varchar(40), message varchar(200), dismissedAt datetime(3), dismissedBy integer) {table}`,
    index('driver_operations_received', 'driver_operations', 'receivedAt'),
    index('driver_operations_job', 'driver_operations', 'jobId, outcome, id'),
    unique('driver_operations_operation', 'driver_operations', 'operationId'),

    `CREATE TABLE idempotency_keys ({id}, userId integer NOT NULL, \`key\` varchar(255) NOT NULL, requestHash varchar(64) NOT NULL,
      statusCode integer, body text, createdAt datetime(3) NOT NULL, expiresAt datetime(3) NOT NULL) {table}`,
    index('idempotency_keys_expires', 'idempotency_keys', 'expiresAt'),
    unique('idempotency_keys_user_key', 'idempotency_keys', 'userId, `key`'),

    `CREATE TABLE sign_in_failures ({id}, subjectHash varchar(64) NOT NULL, failures integer NOT NULL,
      lastFailureAt datetime(3) NOT NULL) {table}`,
    unique('sign_in_failures_subject', 'sign_in_failures', 'subjectHash'),

    `CREATE TABLE job_viewers ({id}, jobId integer NOT NULL, userId integer NOT NULL, viewer integer NOT NULL,
      doing varchar(10) NOT NULL, since datetime(3) NOT NULL, seenAt datetime(3) NOT NULL) {table}`,
    index('job_viewers_seen', 'job_viewers', 'seenAt'),
    unique('job_viewers_viewer', 'job_viewers', 'jobId, userId, viewer'),

    'CREATE TABLE guards (name varchar(60) NOT NULL PRIMARY KEY, version integer NOT NULL) {table}',
    "INSERT INTO guards (name, version) VALUES ('customer-upsert', 1), ('last-admin', 1), ('saved-views', 1)",
    'CREATE TABLE data_version (id integer NOT NULL PRIMARY KEY, version integer NOT NULL) {table}',
    'INSERT INTO data_version (id, version) VALUES (1, 1)',

    `CREATE TABLE delivered_totals (driverId integer NOT NULL, hasDriverReport boolean NOT NULL, billingComplete boolean NOT NULL,
      jobs integer NOT NULL, cents bigint NOT NULL, PRIMARY KEY (driverId, hasDriverReport, billingComplete)) {table}`,
    `CREATE TABLE delivered_days (day varchar(10) NOT NULL, hasDriverReport boolean NOT NULL, jobs integer NOT NULL,
      cents bigint NOT NULL, PRIMARY KEY (day, hasDriverReport)) {table}`,
    `CREATE TABLE customer_totals (customerId integer NOT NULL PRIMARY KEY, jobs integer NOT NULL, lastJobDate datetime(3)) {table}`,
    index('customer_totals_jobs', 'customer_totals', 'jobs, customerId, lastJobDate'),
    index('customer_totals_last_job', 'customer_totals', 'lastJobDate, customerId, jobs'),

    ...words('job_search', false),
    only('mysql', wordTable('delivered_words', true)),
    ...words('customer_search', true),
    ...words('vehicle_search', true),
  ],
};
