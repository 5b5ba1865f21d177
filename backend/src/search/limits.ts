/**
 * The tuned numbers of search, each with its reason. All were measured with a million jobs, where testing a record's
 * own words takes 2 to 3 µs on either engine, and MariaDB's index takes 8 µs for each record that it finds.
 */
export const LIMITS = {
  /** Newest records tested by their own words. A word that fills a page from these is too common for an index. */
  newestTested: 1_000,
  /** Matches counted where the engine tells them one by one. Beyond these nobody waits for a number. */
  counted: 1_000,
  /** First records of a long list that are tested: 5 ms, and enough for every word that one record in 40 has. */
  listTested: 2_000,
  /** Of a list of one customer, of one driver or to be billed, tested when fewer do not fill the page: about 25 ms. */
  narrowListTested: 10_000,
  /** Newest matches that are filtered and sorted when the first records of a list do not fill the page. */
  matches: 5_000,
  /** Records of one segment of MariaDB's index. A word that one job in ten has costs 6 ms in each segment. */
  segment: { job_search: 10_000, vehicle_search: 20_000, invoice_search: 20_000 },
  /** Segments asked first, and how many times as many each time that they did not fill the page. */
  segmentsFirst: 2,
  segmentsTimes: 4,
  /** Segments asked at once: their ids are in memory together. */
  segmentsMost: 8,
} as const;
