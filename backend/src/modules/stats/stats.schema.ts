import { CHART_DAYS, CHART_DAYS_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { calendarDate, maybe, money } from '../../http/answers/answer-fields';
import { optionalCalendarDate } from '../../http/input/fields';

export const StatsAnswer = z
  .object({
    pending: z.int(),
    inTransit: z.int(),
    completedToday: z.int().describe('Today as clocks show it where the company is.'),
    activeDrivers: z.int().describe('Drivers with an active account, not off duty.'),
  })
  .meta({ id: 'Stats', description: 'The cards of the dashboard.' });
export type StatsAnswer = z.output<typeof StatsAnswer>;

export const AttentionAnswer = z
  .object({
    late: z
      .int()
      .describe(
        "Jobs that are not picked up though their pickup day is over, by the company's day.",
      ),
    dueToday: z.int().describe('Jobs to be picked up today.'),
    lateDeliveries: z
      .int()
      .describe(
        'Open jobs whose delivery window or delivery day has passed, by the time of the place.',
      ),
    noDriver: z.int().describe('Open jobs without a driver.'),
    conflictingVins: z
      .int()
      .describe('Open jobs with a vehicle that is on another open job too, by its VIN.'),
    notesUnderWay: z.int().describe('Open jobs with an unread note of the driver.'),
    notesDelivered: z.int().describe('Delivered jobs with such a note.'),
    refusedUpdates: z.int().describe('Jobs with updates of drivers that were refused.'),
    firstRefusedJob: maybe(z.int()).describe('Which of them has waited longest.'),
  })
  .meta({ id: 'Attention', description: 'What dispatch has not handled yet.' });
export type AttentionAnswer = z.output<typeof AttentionAnswer>;

export const DaysQuery = z.strictObject({
  from: optionalCalendarDate().describe(
    `First day, company time; unless given, ${CHART_DAYS} days are counted. Of a longer range the last ${CHART_DAYS_MAX} are.`,
  ),
  to: optionalCalendarDate().describe('Last day; today unless given.'),
});

export const DayOfJobs = z
  .object({
    day: calendarDate(),
    created: z.int().describe('Jobs created that day.'),
    delivered: z.int().describe('Jobs completed that day.'),
  })
  .meta({ id: 'DayOfJobs', description: 'One day of the company, as clocks show it there.' });
export type DayOfJobs = z.output<typeof DayOfJobs>;

export const MonthOfRevenue = z
  .object({
    month: z.string().meta({ description: 'Year and month.', example: '2026-03' }),
    jobs: z.int().describe('Billing jobs completed that month.'),
    revenue: money().describe('Sum of their prices, as in Total Revenue of billing.'),
    invoices: z.int().describe('Invoices and credit notes of the month, by their dates.'),
    invoiced: money().describe(
      'Their sum before taxes, credit notes taken off: the sales of the books.',
    ),
  })
  .meta({
    id: 'MonthOfRevenue',
    description:
      'Billing jobs, that is delivered ones with the driver report, by the month of completion; and what was invoiced.',
  });
export type MonthOfRevenue = z.output<typeof MonthOfRevenue>;
