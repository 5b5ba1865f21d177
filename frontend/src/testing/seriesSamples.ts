import type { JobTemplate, NextDate, RecurringJob, TemplateJob } from '../api/jobs/series';

const AT = '2026-03-31T15:00:00.000Z';
const PLACE = {
  ...{ Address: null, City: null, Province: null, PostalCode: null },
  ...{ ContactName: null, ContactPhone: null, SiteContactName: null },
};
const side = (name: 'pickup' | 'dropoff') =>
  Object.fromEntries(Object.entries(PLACE).map(([part, value]) => [name + part, value]));

export const templateJob = {
  ...(side('pickup') as Pick<TemplateJob, 'pickupCity'>), // every field of the list
  ...side('dropoff'),
  ...{
    customerId: null,
    responsibleId: null,
    specialInstructions: 'Ring twice',
    poNumber: null,
    price: 900,
  },
  pickupCity: 'Oshawa',
  dropoffCity: 'Montréal',
  vehicleUnitsData: [
    { year: 2024, make: 'Honda', model: 'Civic', vinLast8: null, poNumber: null, price: null },
  ],
} as TemplateJob;

export function makeTemplate(id: number, facts: Partial<JobTemplate> = {}): JobTemplate {
  return {
    ...{ id, name: `Run ${id}`, customerName: null, job: templateJob, usedBy: 0 },
    ...{ createdAt: AT, updatedAt: AT, version: 2 },
    ...facts,
  };
}

export function nextDate(plannedOn: string, facts: Partial<NextDate> = {}): NextDate {
  const makeAt = '2026-04-03T10:00:00.000Z';
  return { plannedOn, day: plannedOn, holiday: null, makeAt, state: 'planned', ...facts };
}

/** A series for every Monday from a template; its next occurrence is skipped. */
export function makeSeries(id: number, facts: Partial<RecurringJob> = {}): RecurringJob {
  return {
    ...{ id, name: 'Oshawa Mondays', templateId: 1, templateName: 'Oshawa run', job: null },
    ...{ customerName: 'Maple Motors', driverId: null, driverName: null, state: 'on' },
    schedule: {
      ...{ kind: 'weekdays', weekdays: [1], everyWeeks: 1, monthDay: null, dates: [] },
      ...{ startOn: '2026-03-30', endOn: null, province: 'ON', onHoliday: 'skip' },
      ...{ daysAhead: 3, makeAt: '06:00' },
    },
    next: [
      nextDate('2026-05-18', {
        ...{ day: null, holiday: 'victoria-day', makeAt: null, state: 'left-out' },
      }),
      nextDate('2026-05-25'),
      nextDate('2026-06-01', { state: 'skipped' }),
    ],
    problems: [],
    ...{ createdAt: AT, updatedAt: AT, version: 4 },
    ...facts,
  };
}
