import { applyBilling } from './billing';
import { JOB_STATUSES } from './job-status';

const BOTH = [false, true];
const PRESENT = BOTH.flatMap((hasDriverReport) =>
  BOTH.map((billingComplete) => ({ hasDriverReport, billingComplete })),
);
const CHANGES = [undefined, false, true].flatMap((hasDriverReport) =>
  [undefined, false, true].map((billingComplete) => ({ hasDriverReport, billingComplete })),
);

test('each billing flag of a delivered job can be set and cleared on its own', () => {
  for (const present of PRESENT) {
    for (const change of CHANGES) {
      expect(applyBilling({ status: 'delivered', ...present }, change)).toEqual({
        hasDriverReport:
          change.hasDriverReport === undefined ? present.hasDriverReport : change.hasDriverReport,
        billingComplete:
          change.billingComplete === undefined ? present.billingComplete : change.billingComplete,
      });
    }
  }
});

test.each(JOB_STATUSES.filter((status) => status !== 'delivered'))('%s takes no flag', (status) => {
  for (const present of PRESENT) {
    for (const change of CHANGES) {
      expect(() => applyBilling({ status, ...present }, change)).toThrow(
        expect.objectContaining({
          code: 'not_delivered',
          status: 409,
          message: expect.stringContaining(`'${status}'`),
        }),
      );
    }
  }
});
