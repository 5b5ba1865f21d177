/** The parts of the built product that the benchmark uses: folding, search words and migrations. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export const { sortKey, optionalSortKey, routeSortKeys } =
  /** @type {typeof import('../domain/src/text/sort-key.ts')} */ (
    load('../domain/dist/text/sort-key.js')
  );
export const { jobSearchText, jobSearchQuery, searchQuery } =
  /** @type {typeof import('../domain/src/text/search-words.ts')} */ (
    load('../domain/dist/text/search-words.js')
  );
export const { jobReference } =
  /** @type {typeof import('../domain/src/jobs/job-reference.ts')} */ (
    load('../domain/dist/jobs/job-reference.js')
  );
export const { invoiceSearchText } =
  /** @type {typeof import('../domain/src/invoices/invoice-search.ts')} */ (
    load('../domain/dist/invoices/invoice-search.js')
  );
export const { CUSTOMER_WORDS, INVOICE_WORDS, JOB_WORDS, VEHICLE_WORDS } =
  /** @type {typeof import('../backend/src/search/word-indexes.ts')} */ (
    load('../backend/dist/search/word-indexes.js')
  );
export const { countAnew } = /** @type {typeof import('../backend/src/totals/kept-totals.ts')} */ (
  load('../backend/dist/totals/kept-totals.js')
);
export const { countReports } =
  /** @type {typeof import('../backend/src/totals/reports/count-reports.ts')} */ (
    load('../backend/dist/totals/reports/count-reports.js')
  );
export const { addFullText, dropFullText } =
  /** @type {typeof import('../backend/src/database/schema/full-text.ts')} */ (
    load('../backend/dist/database/schema/full-text.js')
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
