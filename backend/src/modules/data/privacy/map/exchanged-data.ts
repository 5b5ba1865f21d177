import type { PersonalTable } from './personal-table';

/** What the tables of files that come in and of messages that go out say of people. */
export const EXCHANGED_DATA: Readonly<Record<string, PersonalTable>> = {
  imports: {
    of: { user: 'createdById = :id' },
    names: { createdByName: 'createdById' },
    texts: ['fileName'],
    facts: ['heads'],
    plain: ['kind', 'state', 'mapping', 'dateOrder', 'sha256'],
    secret: ['requestKey'],
  },
  /** Their cells say what the jobs and customers say that were made of them. */
  import_rows: {
    of: { customer: 'customerId = :id' },
    facts: ['cells', 'problems'],
    plain: ['state'],
  },
  import_mappings: { facts: ['heads'], plain: ['kind', 'dateOrder'] },
  webhooks: {
    texts: ['name'],
    secret: ['secret', 'previousSecret'],
    // The address is of a system, and without it the webhook leads nowhere.
    plain: ['address', 'events', 'offReason'],
  },
  webhook_deliveries: {
    of: {
      driver: "resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE driverId = :id)",
      customer: `(resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE customerId = :id))
        OR (resource = 'invoice' AND resourceId IN (SELECT id FROM invoices WHERE customerId = :id))`,
    },
    facts: ['body'],
    secret: ['bodyFor'],
    plain: ['eventId', 'type', 'resource', 'state', 'lastProblem'],
  },
  /** A webhook is named in the details. */
  notices: { facts: ['details'], plain: ['kind', 'openKey', 'dueOn'] },
  notice_reads: { of: { user: 'userId = :id' }, plain: [] },
  work_leases: { plain: ['name', 'holder'] },
  push_keys: { secret: ['privateKey'], plain: ['name', 'publicKey'] },
  /** The address alone leads to the phone. */
  push_subscriptions: {
    of: { user: 'userId = :id' },
    secret: ['endpoint', 'endpointHash', 'p256dh', 'auth'],
    plain: ['language'],
  },
  job_templates: {
    of: { customer: 'customerId = :id' },
    titles: { name: 'nameKey' },
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
  tracking_links: {
    of: { user: 'madeById = :id' },
    names: { madeByName: 'madeById' },
    secret: ['nonce', 'tokenHash'],
  },
  notice_settings: { plain: ['events'] },
  customer_notice_choices: {
    of: { customer: 'customerId = :id' },
    contacts: ['email'],
    plain: ['events', 'language'],
  },
  notice_texts: { plain: ['event', 'language', 'subject', 'body'] },
  customer_notices: {
    of: { customer: 'customerId = :id' },
    contacts: ['email'],
    // A server for e-mail may repeat whom it refuses.
    texts: ['problem'],
    plain: ['event', 'state', 'reason'],
  },
};
