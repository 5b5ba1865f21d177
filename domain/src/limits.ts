/** Most vehicle units per job (specification 5 and 9; the form's counter 'n/9'). */
export const MAX_UNITS = 9;
/** Fewest units of the multiple-vehicle list: the last one cannot be removed. */
export const MIN_UNITS = 1;

export const YEAR_MIN = 1900;
const YEAR_MAX_AT_LEAST = 2026;

/** Latest model year accepted: next year's models are sold already, and 2026 is always valid. */
export function maxYear(now: Date): number {
  return Math.max(YEAR_MAX_AT_LEAST, now.getUTCFullYear() + 1);
}

/** Characters of a VIN input: from the last eight to the full number. */
export const VIN_MIN = 8;
export const VIN_MAX = 17;
export const VIN_LAST = 8;

/**
 * Longest text per field, in Unicode code points.
 * The database columns, the API's checks and the browser's inputs all read this table.
 */
export const TEXT_MAX = {
  name: 120,
  contactName: 120,
  passkeyName: 60,
  email: 254,
  phone: 40,
  address: 300,
  city: 120,
  province: 2,
  postalCode: 7,
  make: 60,
  model: 120,
  makeModel: 181,
  poNumber: 60,
  specialInstructions: 4000,
  comment: 2000,
  completionNotes: 4000,
  cancellationNote: 500,
  leftNote: 4000,
  blacklistReason: 500,
  carrierNumber: 20,
  /** As typed: stored without its spaces. */
  registrationNumber: 30,
  interestText: 300,
  remittance: 1000,
  exemptCertificate: 60,
  bookAccount: 60,
  lineDescription: 300,
  invoiceNote: 1000,
} as const;

/** Money in dollars on the wire, in cents everywhere else. */
export const PRICE_MAX_CENTS = 999_999_999;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** Search: shorter queries find nothing, and the browser waits this long after typing. */
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_MAX_CHARS = 200;
export const SEARCH_DEBOUNCE_MS = 300;

/** Page size of growing lists; the default applies if any paging parameter is given. */
export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 500;

/** Most jobs to sort by a column without an index; a longer list must be filtered first. */
export const SORTED_MAX = 10_000;

export const RECENT_JOBS = 10;

/** Dashboard charts: default and maximum number of days, and months. */
export const CHART_DAYS = 30;
export const CHART_DAYS_MAX = 366;
export const CHART_MONTHS = 12;

/** How long the browser caches the session response. */
export const SESSION_CACHE_MS = 30_000;
/** Delay before the browser leaves /login, after signing in or when already signed in. */
export const LOGIN_REDIRECT_MS = 100;
export const DEBUG_RELOAD_MS = 500;

/** Jobs that one request can change or export by their ids. */
export const MANY_JOBS_MAX = 1000;

/** Customers with more jobs than this have the tier's label. */
export const VIP_ABOVE_JOBS = 10;
export const REGULAR_ABOVE_JOBS = 5;

/** Appended to addresses for directions and navigation. */
export const MAP_COUNTRY_SUFFIX = ', Canada';
