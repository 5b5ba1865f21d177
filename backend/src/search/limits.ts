/**
 * Tuned limits of search, each with its reason. All were measured with a million jobs. Testing a record's own words
 * takes 2 to 3 µs on either engine; MariaDB's index takes 8 µs for each record found.
 */
export const LIMITS = {
  /** Newest records tested directly. A word that fills a page from these is too common for an index. */
  newestTested: 1_000,
  /** Maximum count where the engine returns matches one by one. */
  counted: 1_000,
  /** First records of a long list to test: takes 5 ms, and suffices for every word that one record in 40 has. */
  listTested: 2_000,
  /**
   * Records to test in a list of one customer, of one driver or to be billed, if fewer do not fill the page: about 25
   * ms.
   */
  narrowListTested: 10_000,
  /** Newest matches to filter and sort if the first records of a list do not fill the page. */
  matches: 5_000,
  /** Records per segment of MariaDB's index. A word that one job in ten has costs 6 ms in each segment. */
  segment: { job_search: 10_000, vehicle_search: 20_000, invoice_search: 20_000 },
  /** Segments queried first, and the growth factor each time they do not fill the page. */
  segmentsFirst: 2,
  segmentsTimes: 4,
  /** Maximum segments per query: their ids are in memory together. */
  segmentsMost: 8,
} as const;
