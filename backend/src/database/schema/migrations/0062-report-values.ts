import type { Migration } from '../migration';

/** Long reports by customer, driver, lane, make or item read only this index. */
export const REPORT_VALUES: Migration = {
  name: '0062-report-values',
  expands: true,
  steps: [
    `CREATE INDEX \`report_months_value\` ON \`report_months\` (kind, value, month, label, jobs, promised, onTime,
      promisedDeliveries, onTimeDeliveries, latePickup, lateOnTheWay, cents, billedJobs, billedDays, paidCents, paidCentDays)`,
  ],
};
