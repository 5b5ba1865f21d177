import { isOpen, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { MariaDbWordIndex, type MariaDbWords } from './mariadb-word-index';
import { SqliteWordIndex } from './sqlite-word-index';
import type { Engine } from '../database/engines/engine';
import { SEARCH_TABLES, type WordIndexes } from './word-index';

const OPEN = JOB_STATUSES.filter(isOpen)
  .map((status) => `'${status}'`)
  .join(', ');

const indexes = (words: MariaDbWords): WordIndexes => ({
  sqlite: new SqliteWordIndex(words.table),
  mysql: new MariaDbWordIndex(words),
});

/** The words of delivered jobs on MariaDB. */
const DELIVERED = 'delivered_words';

export const JOB_WORDS = indexes({
  table: 'job_search',
  settled: DELIVERED,
  others: `SELECT id FROM jobs WHERE status IN (${OPEN}) AND deletedAt IS NULL`,
});
export const CUSTOMER_WORDS = indexes({ table: 'customer_search' });
export const VEHICLE_WORDS = indexes({ table: 'vehicle_search' });
export const INVOICE_WORDS = indexes({ table: 'invoice_search' });

export const WORD_TABLES: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: SEARCH_TABLES,
  mysql: [...SEARCH_TABLES, DELIVERED],
};
