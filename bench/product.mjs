/** What the benchmark takes from the built product itself: how it folds, words and migrates. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export const { sortKey, optionalSortKey, routeSortKeys } =
  /** @type {typeof import('../domain/src/sort-key.ts')} */ (load('../domain/dist/sort-key.js'));
export const { jobSearchText, jobSearchQuery, searchQuery } =
  /** @type {typeof import('../domain/src/search-words.ts')} */ (
    load('../domain/dist/search-words.js')
  );
export const { jobReference } = /** @type {typeof import('../domain/src/job-reference.ts')} */ (
  load('../domain/dist/job-reference.js')
);
export const { JOB_INDEXES, storedWords } =
  /** @type {typeof import('../backend/src/database/search-tokens.ts')} */ (
    load('../backend/dist/database/search-tokens.js')
  );
export const { matchClause, wordsClause } =
  /** @type {typeof import('../backend/src/database/search-clauses.ts')} */ (
    load('../backend/dist/database/search-clauses.js')
  );
export const { segmentOf } =
  /** @type {typeof import('../backend/src/database/search-segments.ts')} */ (
    load('../backend/dist/database/search-segments.js')
  );
export const { countAnew } =
  /** @type {typeof import('../backend/src/database/kept-totals.ts')} */ (
    load('../backend/dist/database/kept-totals.js')
  );
export const { indexJobs, renewOpenIndex } =
  /** @type {typeof import('../backend/src/database/job-index.ts')} */ (
    load('../backend/dist/database/job-index.js')
  );
export const { customerWords } =
  /** @type {typeof import('../backend/src/modules/customers/customer.repository.ts')} */ (
    load('../backend/dist/modules/customers/customer.repository.js')
  );
export const { vehicleWords } =
  /** @type {typeof import('../backend/src/modules/vehicles/vehicle.repository.ts')} */ (
    load('../backend/dist/modules/vehicles/vehicle.repository.js')
  );
export const { Database } = /** @type {typeof import('../backend/src/database/database.ts')} */ (
  load('../backend/dist/database/database.js')
);
