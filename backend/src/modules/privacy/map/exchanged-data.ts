import type { PersonalTable } from './personal-table';

/** What the tables of files that come in and of messages that go out say of people. */
export const EXCHANGED_DATA: Readonly<Record<string, PersonalTable>> = {
  imports: {
    of: { user: 'createdById = :id' },
    names: { createdByName: 'createdById' },
    plain: ['kind', 'fileName', 'state', 'heads', 'mapping', 'dateOrder', 'sha256'],
    secret: ['requestKey'],
  },
  /** Their cells say what the jobs and customers say that were made of them. */
  import_rows: {
    of: { customer: 'customerId = :id' },
    facts: ['cells'],
    plain: ['state', 'problems'],
  },
  import_mappings: { plain: ['kind', 'heads', 'dateOrder'] },
  webhooks: {
    secret: ['secret', 'previousSecret'],
    plain: ['name', 'address', 'events', 'offReason'],
  },
  webhook_deliveries: {
    of: {
      driver: "resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE driverId = :id)",
      customer: `(resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE customerId = :id))
        OR (resource = 'invoice' AND resourceId IN (SELECT id FROM invoices WHERE customerId = :id))`,
    },
    facts: ['body'],
    plain: ['eventId', 'type', 'resource', 'state', 'lastProblem'],
  },
  job_templates: {
    of: { customer: 'customerId = :id' },
    texts: ['name', 'nameKey'],
    facts: ['job'],
  },
  /** Those made from a template say what the template says. */
  recurring_jobs: {
    of: { customer: 'customerId = :id', driver: 'driverId = :id' },
    texts: ['name'],
    facts: ['job'],
    plain: ['schedule', 'state', 'watchFrom'],
  },
  recurring_occurrences: { plain: ['plannedOn', 'day', 'state', 'reason'] },
  /** What a receiver answers may repeat what it was told. */
  webhook_attempts: { texts: ['answer'], plain: ['address', 'problem'] },
};
