const SCHEDULE = {
  ...{ kind: 'weekdays', weekdays: [1], monthDay: 31, dates: ['2099-01-05'] },
  ...{ startOn: '2026-03-30', daysAhead: 3, makeAt: '06:00' },
};

/** Extra fields for sample bodies, so that all values of their other fields are accepted. */
export const BESIDE: Readonly<Record<string, object>> = {
  // Or an invitation.
  createUser: { password: 'a password long enough' },
  addJobCharge: { nameEn: 'Tolls', unit: 'each', quantity: 1, price: 5, taxable: true },
  changeJobCharge: { unit: 'each', quantity: 1, price: 5 },
  changePriceListItem: { unit: 'each', price: 5 },
  changeInvoice: { corrections: [{ description: 'Parking', amount: 5, taxable: true }] },
  makeWebhook: { includesPrices: true },
  changeWebhook: { includesPrices: true },
  changeManyJobs: { versions: [1], driverId: 999_999, preferredPickupDate: '2026-03-31' },
  makeRecurringJob: { job: {}, schedule: SCHEDULE },
  changeRecurringJob: { schedule: SCHEDULE },
  previewSchedule: { schedule: SCHEDULE },
  leaveJobUnit: { note: 'At the gate' },
  sendDriverOperations: {
    operations: [
      {
        ...{ id: '0b0f8e6a-52ad-4a7e-9c39-8f6f5f7f2d11', jobId: 1, baseVersion: 1, type: 'note' },
        tappedAt: '2026-03-31T14:05:00.000Z',
        // All its parts are required, or none.
        report: {
          ...{ body: 'sedan', keys: 2, running: 'runs', looseItems: null, note: null },
          ...{ odometer: { value: 41_250, unit: 'km' }, energy: { kind: 'fuel', level: 3 } },
          marks: [{ view: 'left', x: 40, y: 50, code: '10122' }],
          skipped: { reason: 'too-dark', note: 'No lamp' },
        },
      },
    ],
  },
};
