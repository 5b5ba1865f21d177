import { LANGUAGES } from '@dispatch/domain/text/language';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { MANY_JOBS_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import {
  id,
  oneOf,
  optionalCalendarDate,
  paging,
  queryId,
  queryText,
} from '../../http/input/fields';
import { says } from '../../http/input/problems';
import { SHEET_FORMATS } from '../../spreadsheet/sheet-pieces';

export const JOB_SORTS = [
  'createdAt',
  'completedAt',
  'status',
  'customer',
  'route',
  'driver',
  'price',
] as const;
export type JobSort = (typeof JOB_SORTS)[number];

const BILLING_FILTERS = ['pending', 'complete', 'all'] as const;

/** A list of job ids without duplicates. */
export const jobIds = () =>
  z
    .array(id(), says('not_list'))
    .min(1, says('required'))
    .max(MANY_JOBS_MAX, says('list_too_long'))
    .refine((ids) => new Set(ids).size === ids.length, says('doubled_job'));

/** A status, or `active` for all that are not delivered. */
const STATUS_FILTERS = [...JOB_STATUSES, 'active'] as const;

const filters = {
  q: queryText(),
  status: oneOf(STATUS_FILTERS)
    .optional()
    .describe('`active` stands for every status but delivered.'),
  customerId: queryId(),
  driverId: queryId(),
  billing: oneOf(BILLING_FILTERS)
    .optional()
    .describe('Delivered jobs with the driver report: those to be billed, those billed, or both.'),
  note: oneOf(['unread']).optional().describe('Jobs with an unread note of the driver.'),
  left: oneOf(['behind']).optional().describe('Jobs of which a unit was left behind.'),
  report: oneOf(['missing'])
    .optional()
    .describe("Delivered jobs whose driver's report has not been received."),
  damage: oneOf(['new'])
    .optional()
    .describe('Jobs of which a vehicle was reported with damage that it did not have at pickup.'),
  from: optionalCalendarDate().describe('First day of completion, company time.'),
  to: optionalCalendarDate().describe('Last day of completion, company time.'),
  created: optionalCalendarDate().describe('Day of creation, company time.'),
};

export const JobListQuery = z.strictObject({
  ...filters,
  ...paging(),
  sort: oneOf(JOB_SORTS)
    .optional()
    .describe(
      'Pages by status, customer, route or driver are those of lists of at most 10,000 jobs; a longer one is to be narrowed first. So are pages by price, but for all delivered jobs. A job without a price counts as the cheapest.',
    ),
});

/** The list filters as a request body. */
export const JobFilterBody = z
  .strictObject({ ...filters, customerId: id().optional(), driverId: id().optional() })
  .meta({
    id: 'JobFilter',
    description: 'The filters of the list of jobs; without any, all jobs.',
  });

export type JobFilters = Partial<Pick<z.output<typeof JobListQuery>, keyof typeof filters>>;

export const DriverJobsQuery = z.strictObject({ ...paging(), q: queryText() });

export const JobActivityQuery = z.strictObject({
  ...paging(),
  photos: oneOf(['all'])
    .optional()
    .describe(
      'With `all` each photo that was added is an entry; otherwise they are left out, since a job has a hundred of them.',
    ),
});

export const EXPORT_LINES = ['job', 'vehicle'] as const;
export type ExportLines = (typeof EXPORT_LINES)[number];

const sheet = {
  lines: oneOf(EXPORT_LINES)
    .optional()
    .describe(
      'A line for each job unless given, or one for each vehicle with its VIN, year, make, model, PO number and price. The number of units and the price of a job then stand in its first line alone, so that columns can be summed.',
    ),
  format: oneOf(SHEET_FORMATS).optional().describe('CSV unless given.'),
  language: oneOf(LANGUAGES)
    .optional()
    .describe(
      "Of heads, words and number formats; the caller's own unless given. In French a CSV file has semicolons and decimal commas, as spreadsheets in French read them.",
    ),
};

export const JobExportQuery = z.strictObject({ ...filters, ...sheet });

export const ChosenJobsBody = z
  .strictObject({ ids: jobIds(), ...sheet })
  .meta({ id: 'ChosenJobs', example: { ids: [4711, 4712], format: 'xlsx' } });
