import type { PersonalTable } from './personal-table';

/** Personal data in the tables of imported files and outgoing messages. */
export const EXCHANGED_DATA: Readonly<Record<string, PersonalTable>> = {
  imports: {
    of: { user: 'createdById = :id' },
    names: { createdByName: 'createdById' },
    texts: ['fileName'],
    facts: ['heads'],
    plain: ['kind', 'state', 'mapping', 'dateOrder', 'sha256'],
    secret: ['requestKey'],
  },
  /** Their cells repeat data of the jobs and customers created from them. */
  import_rows: {
    of: { customer: 'customerId = :id' },
    facts: ['cells', 'problems'],
    plain: ['state'],
  },
  import_mappings: { facts: ['heads'], plain: ['kind', 'dateOrder'] },
  webhooks: {
    texts: ['name'],
    secret: ['secret', 'previousSecret'],
    // It belongs to a system, and the webhook needs it.
    kept: { address: 'addresses of webhooks' },
    plain: ['events', 'offReason'],
  },
  webhook_deliveries: {
    of: {
      driver: "resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE driverId = :id)",
      customer: `(resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE customerId = :id))
        OR (resource = 'invoice' AND resourceId IN (SELECT id FROM invoices WHERE customerId = :id))`,
    },
    facts: ['body'],
    texts: ['lastProblem'],
    secret: ['bodyFor'],
    plain: ['eventId', 'type', 'resource', 'state'],
  },
  /** The details name a webhook. */
  notices: { facts: ['details'], plain: ['kind', 'openKey', 'dueOn'] },
  notice_reads: { of: { user: 'userId = :id' }, plain: [] },
  work_leases: { plain: ['name', 'holder'] },
  push_keys: { secret: ['privateKey'], plain: ['name', 'publicKey'] },
  /** The address alone reaches the phone. */
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
  /** Recurring jobs created from a template repeat its data. */
  recurring_jobs: {
    of: { customer: 'customerId = :id', driver: 'driverId = :id' },
    texts: ['name'],
    facts: ['job'],
    plain: ['schedule', 'state', 'watchFrom'],
  },
  recurring_occurrences: { plain: ['plannedOn', 'day', 'state', 'reason'] },
  /** A receiver's response may repeat the data it was sent. */
  webhook_attempts: {
    texts: ['answer', 'problem'],
    kept: { address: 'addresses of webhooks' },
  },
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
  notice_texts: {
    kept: { subject: 'texts of notices', body: 'texts of notices' },
    plain: ['event', 'language'],
  },
  customer_notices: {
    of: { customer: 'customerId = :id' },
    contacts: ['email'],
    // A mail server's message may repeat the recipient.
    texts: ['problem'],
    plain: ['event', 'state', 'reason'],
  },
};
