import { can, type PermissionSet, type Permission } from '@dispatch/domain/people/permissions';
import { type Action, ACTIONS, type Resource, RESOURCES } from './activity-entry';

/** The permission needed to read the history of each resource. */
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

/** Actions about money, on records that other roles can read. */
const OF_MONEY: ReadonlySet<Action> = new Set<Action>([
  'job.charge-added',
  'job.charge-changed',
  'job.charge-removed',
  'customer.billing-changed',
  'customer.collection-noted',
  'customer.collection-note-deleted',
  'customer.statement-mailed',
  'customer.statement-refused',
]);

export function mayReadResource(holder: PermissionSet, resource: Resource): boolean {
  return can(holder, READERS[resource]);
}

/** Whether the holder may see this action. */
export function mayReadAction(
  holder: PermissionSet,
  { resource, action }: { readonly resource: Resource; readonly action: Action },
): boolean {
  if (OF_MONEY.has(action) && !can(holder, 'billing:manage')) return false;
  return mayReadResource(holder, resource);
}

/** The actions that the holder may not see on resources they can read. */
export function hiddenActions(holder: PermissionSet): readonly Action[] {
  return can(holder, 'billing:manage') ? [] : ACTIONS.filter((action) => OF_MONEY.has(action));
}

export function mayReadAll(holder: PermissionSet): boolean {
  return RESOURCES.every((resource) => mayReadResource(holder, resource));
}
