export const RESOURCES = [
  'job',
  'customer',
  'driver',
  'user',
  'vehicle',
  'session',
  'company',
  'invoice',
  'payment',
  'books',
  'price-list',
  'token',
  'service-account',
  'webhook',
  'job-template',
  'recurring-job',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = [
  'job.created',
  'job.edited',
  'job.assigned',
  'job.unassigned',
  'job.status-changed',
  'job.delivered',
  'job.deleted',
  'job.restored',
  'job.cancelled',
  'job.reinstated',
  'job.billing-changed',
  'job.report-completed',
  'job.units-changed',
  'job.unit-left',
  'job.unit-taken-back',
  'job.unit-checked',
  'job.unit-loaded-anyway',
  'job.unit-reported',
  'job.unit-damaged',
  'job.unit-moved',
  'job.carried-on',
  'job.photo-added',
  'job.photo-deleted',
  'job.signed',
  'job.noted',
  'job.note-read',
  'job.commented',
  'job.comment-deleted',
  'job.charge-added',
  'job.charge-changed',
  'job.charge-removed',
  'job.update-refused',
  'job.refusal-dismissed',
  'job.link-made',
  'job.link-taken-back',
  'job.customer-told',
  'job.customer-not-told',
  'job.customer-notice-retried',
  'job.customer-notice-dismissed',
  'customer.created',
  'customer.updated',
  'customer.status-changed',
  'customer.billing-changed',
  'customer.notices-changed',
  'customer.deleted',
  'customer.collection-noted',
  'customer.collection-note-deleted',
  'customer.statement-mailed',
  'customer.statement-refused',
  'driver.status-changed',
  'vehicle.created',
  'user.created',
  'user.updated',
  'user.deleted',
  'user.app-added',
  'user.app-removed',
  'user.passkey-added',
  'user.passkey-removed',
  'user.recovery-codes-made',
  'user.recovery-code-used',
  'user.device-remembered',
  'user.devices-forgotten',
  'user.second-factor-removed',
  'user.invited',
  'user.invitation-withdrawn',
  'user.invitation-accepted',
  'user.reset-asked',
  'user.password-reset',
  'company.updated',
  'company.retention-changed',
  'company.notices-changed',
  'company.notice-text-changed',
  'invoice.drafted',
  'invoice.changed',
  'invoice.deleted',
  'invoice.issued',
  'invoice.credited',
  'invoice.mailed',
  'invoice.mail-refused',
  'invoice.sent-marked',
  'books.closed',
  'books.accounts-changed',
  'payment.taken',
  'payment.applied',
  'payment.undone',
  'payment.written-off',
  'price-list.item-added',
  'price-list.item-changed',
  'price-list.item-removed',
  'person.exported',
  'person.erased',
  'session.signed-in',
  'session.signed-out',
  'session.ended',
  'session.refused',
  'session.access-refused',
  'token.created',
  'token.revoked',
  'token.refused',
  'service-account.created',
  'service-account.deleted',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret-changed',
  'webhook.switched-off',
  'webhook.replayed',
  'webhook.tested',
  'job-template.created',
  'job-template.changed',
  'job-template.deleted',
  'recurring-job.created',
  'recurring-job.changed',
  'recurring-job.failed',
  'recurring-job.deleted',
] as const;
export type Action = (typeof ACTIONS)[number];

type Facts = Readonly<Record<string, unknown>>;

/** One change to record; `before` and `after` hold only the changed fields. */
export interface ActivityEntry {
  readonly action: Action;
  readonly resource: Resource;
  readonly resourceId: number | null;
  readonly version?: number;
  readonly driverBefore?: number | null;
  readonly driverAfter?: number | null;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
  /** The time of the driver's tap, for an operation that the phone sent later. */
  readonly tappedAt?: Date | null;
}

/** Without a resource it is the one that the action names. */
export type NewEntry = Omit<ActivityEntry, 'resource'> & { readonly resource?: Resource };

export function entryOf(entry: NewEntry): ActivityEntry {
  const [named] = entry.action.split('.');
  const resource = entry.resource ?? RESOURCES.find((one) => one === named);
  if (resource === undefined) throw new Error(`${entry.action} has no resource.`);
  return { ...entry, resource };
}

/** A committed change, as the event feed publishes it. */
export interface Change {
  readonly id: number;
  readonly action: Action;
  readonly resource: Resource;
  readonly resourceId: number | null;
  readonly version: number | null;
  readonly driverIds: readonly number[];
}
