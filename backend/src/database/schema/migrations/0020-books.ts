import type { Migration } from '../migration';

/** Account names, closed periods, and the days of customer reminders. */
export const BOOKS: Migration = {
  name: '0020-books',
  steps: [
    `CREATE TABLE book_accounts (id integer NOT NULL PRIMARY KEY, receivable varchar(60), bank varchar(60),
      revenue varchar(60), gst varchar(60), qst varchar(60), version integer NOT NULL,
      createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    `CREATE TABLE book_periods ({id}, firstDay varchar(10) NOT NULL, lastDay varchar(10) NOT NULL,
      closedAt datetime(3) NOT NULL, closedById integer NOT NULL, closedByName varchar(120) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `book_periods_last` ON `book_periods` (lastDay)',
    'ALTER TABLE company_profile ADD COLUMN reminderDays varchar(40)',
    "INSERT INTO guards (name, version) VALUES ('books', 0)",
  ],
};
