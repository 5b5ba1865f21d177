import { can, type PermissionSet, type Permission } from '@dispatch/domain/people/permissions';
import { type Action, ACTIONS, type Resource, RESOURCES } from './activity-entry';

/** What lets somebody read what happened to a record. */
const READERS: Readonly<Record<Resource, Permission>> = {
  job: 'jobs:read',
  customer: 'customers:read',
  driver: 'drivers:read',
  user: 'users:manage',
  vehicle: 'vehicles:read',
  session: 'users:manage',
  company: 'company:manage',
  invoice: 'billing:manage',
  payment: 'billing:manage',
  books: 'billing:manage',
  'price-list': 'billing:manage',
  token: 'tokens:manage',
  'service-account': 'tokens:manage',
  webhook: 'webhooks:manage',
  'job-template': 'jobs:manage',
  'recurring-job': 'jobs:manage',
};

/** Of records that others read, and yet about money. */
const OF_MONEY: ReadonlySet<Action> = new Set<Action>([
  'job.charge-added',
  'job.charge-changed',
  'job.charge-removed',
  'customer.billing-changed',
  'customer.statement-mailed',
  'customer.statement-refused',
]);

export function mayReadResource(holder: PermissionSet, resource: Resource): boolean {
  return can(holder, READERS[resource]);
}

/** Whether somebody may know that this was done. */
export function mayReadAction(
  holder: PermissionSet,
  { resource, action }: { readonly resource: Resource; readonly action: Action },
): boolean {
  if (OF_MONEY.has(action) && !can(holder, 'billing:manage')) return false;
  return mayReadResource(holder, resource);
}

/** Actions of a resource that are not for everybody who reads it. */
export function hiddenActions(holder: PermissionSet): readonly Action[] {
  return can(holder, 'billing:manage') ? [] : ACTIONS.filter((action) => OF_MONEY.has(action));
}

export function mayReadAll(holder: PermissionSet): boolean {
  return RESOURCES.every((resource) => mayReadResource(holder, resource));
}
