import type { Migration } from '../migration';

/** Imported files of jobs and customers, and the outcome of each row. */
export const IMPORTS: Migration = {
  name: '0028-imports',
  steps: [
    `CREATE TABLE imports ({id}, kind varchar(20) NOT NULL, fileName varchar(255) NOT NULL, state varchar(10) NOT NULL,
      heads text NOT NULL, mapping text NOT NULL, dateOrder varchar(20), customerId integer,
      sha256 varchar(64) NOT NULL, requestKey varchar(255),
      createdById integer NOT NULL, createdByName varchar(120) NOT NULL, startedAt datetime(3), finishedAt datetime(3),
      version integer NOT NULL, createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    'CREATE INDEX `imports_created` ON `imports` (createdAt, id)',
    'CREATE UNIQUE INDEX `imports_request` ON `imports` (createdById, requestKey)',
    'CREATE INDEX `imports_state` ON `imports` (state, id)',
    `CREATE TABLE import_rows ({id}, importId integer NOT NULL, line integer NOT NULL, cells text NOT NULL,
      state varchar(10) NOT NULL, problems text, recordId integer, recordVersion integer, customerId integer,
      customerMadeId integer) {table}`,
    'CREATE INDEX `import_rows_state` ON `import_rows` (importId, state, id)',
    'CREATE INDEX `import_rows_line` ON `import_rows` (importId, id)',
    `CREATE TABLE import_mappings ({id}, kind varchar(20) NOT NULL, customerKey integer NOT NULL, heads text NOT NULL,
      dateOrder varchar(20), updatedAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `import_mappings_key` ON `import_mappings` (kind, customerKey)',
  ],
};
