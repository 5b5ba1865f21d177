/** The arguments for each query of the reports. */
export const REPORT_QUERIES: Record<string, unknown> = {
  getReportState: undefined,
  getPunctuality: {},
  getBookedWork: undefined,
  getRevenueToDate: undefined,
  getRevenue: {},
  getPaymentDays: {},
  getExpectedCash: undefined,
  getLosses: {},
};

/** The reports that a change of a job, a name, an invoice or a payment reaches. */
export const REPORTS_SHOWN = Object.keys(REPORT_QUERIES).filter(
  (query) => query !== 'getReportState',
);
