import { isOpen, JOB_STATUS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import type { Customer, Job, ListCustomersApiArg, ListJobsApiArg } from '../generated/endpoints';
import { recordsIn, totalIn, type Holder, type Kind, type Records } from './holders';

/**
 * The effect of a newer record on a list: none, update in place, add, remove, or ask the server.
 */
type ListEffect = 'keep' | 'show' | 'add' | 'drop' | 'ask';

/** A record after a change. */
export interface Newer<T> {
  readonly id: number;
  /** Null once it is deleted. */
  readonly now: T | null;
  /** The actions named by the live feed; empty for the user's own changes. */
  readonly actions: readonly string[];
}

type Rule<T> = (holder: Holder<T>, newer: Newer<T>) => ListEffect;

interface Versioned {
  readonly id: number;
  readonly version: number;
}

const shownIn = <T extends Versioned>({ data }: Holder<T>, id: number) =>
  recordsIn(data).find((record) => record.id === id);

/** For answers that are reloaded after every change: this bridges the time until then. */
const inPlace: Rule<Versioned> = (_holder, { now }) => (now === null ? 'keep' : 'show');

/** Lists whose membership depends on the record alone. */
function membersOnly<T extends Versioned>(
  isMember: (record: T, holder: Holder<T>) => boolean,
): Rule<T> {
  return (holder, { id, now }) => {
    const isShown = shownIn(holder, id) !== undefined;
    if (now === null || !isMember(now, holder)) return isShown ? 'drop' : 'keep';
    return isShown ? 'show' : 'add';
  };
}

const driversOwn = (group: DriverGroup) =>
  membersOnly<Job>(
    ({ driverId, status }, { arg }) =>
      driverId === arg['driverId'] && JOB_STATUS[status].group === group,
  );

const isWhole = <T extends object>({ data }: Holder<T>) => recordsIn(data).length === totalIn(data);

/** A list that would become empty while the server has more is reloaded. */
const leave = <T extends object>(list: Holder<T>): ListEffect =>
  recordsIn(list.data).length > 1 || isWhole(list) ? 'drop' : 'ask';

/** Checks only the filters that can be decided from the job itself. */
function mayHold({ endpointName, arg }: Holder<Job>, job: Job): boolean {
  const { billing, customerId, note, left, report }: ListJobsApiArg = arg;
  const isDone = job.status === 'delivered';
  if (note !== undefined && !job.unreadNoteAt) return false;
  if (left !== undefined && !job.jobVehicles.some(({ leftBehind }) => leftBehind)) return false;
  if (report !== undefined && (!isDone || job.hasDriverReport === true)) return false;
  if (endpointName === 'completedJobPages') return isDone;
  if (customerId !== undefined && job.customerId !== customerId) return false;
  if (billing === undefined) return true;
  const isBilled = job.billingComplete === true;
  return (
    isDone &&
    job.hasDriverReport === true &&
    (billing === 'all' || isBilled === (billing === 'complete'))
  );
}

/** Actions that may remove a job from a list. */
const TAKES: readonly string[] = [
  'job.status-changed',
  'job.billing-changed',
  'job.report-completed',
  'job.note-read',
  'job.unit-taken-back',
  'job.units-changed',
];

/** The job field each sort key uses, dates aside. */
const SORTED_BY: Readonly<Record<string, (job: Job) => unknown>> = {
  customer: ({ customer }) => customer?.name,
  driver: ({ driver }) => driver?.name,
  price: ({ price }) => price,
};

function isInPlace({ arg }: Holder<Job>, shown: Job, now: Job): boolean {
  const { sort }: ListJobsApiArg = arg;
  const placeOf = sort && SORTED_BY[sort];
  const isMoved = placeOf !== undefined && placeOf(shown) !== placeOf(now);
  return shown.completedAt === now.completedAt && shown.createdAt === now.createdAt && !isMoved;
}

const onJobPages: Rule<Job> = (list, { id, now, actions }) => {
  const shown = shownIn(list, id);
  if (now === null || !mayHold(list, now)) {
    if (shown) return leave(list);
    // It may have been beyond the loaded pages and still be in the total.
    const mayHaveLeft = now === null || actions.some((action) => TAKES.includes(action));
    return mayHaveLeft && !isWhole(list) ? 'ask' : 'keep';
  }
  return shown && isInPlace(list, shown, now) && !list.arg['q'] ? 'show' : 'ask';
};

const CUSTOMER_PLACE = ['name', 'totalJobs', 'lastJobDate', 'createdAt'] as const;

const onCustomerPages: Rule<Customer> = (list, { id, now }) => {
  const { q, status }: ListCustomersApiArg = list.arg;
  const shown = shownIn(list, id);
  if (!shown) return now === null && isWhole(list) ? 'keep' : 'ask';
  if (now === null || (status !== undefined && now.status !== status)) return leave(list);
  const isInPlace = CUSTOMER_PLACE.every((fact) => shown[fact] === now[fact]);
  return isInPlace && !q ? 'show' : 'ask';
};

/** Every endpoint that returns records of a type, and the rule for a newer record there. */
export const RULES: { readonly [K in Kind]: Readonly<Record<string, Rule<Records[K]>>> } = {
  job: {
    getJob: inPlace,
    listJobs: inPlace,
    listActiveJobs: membersOnly(({ status }) => isOpen(status)),
    completedJobPages: onJobPages,
    jobPages: onJobPages,
    listDriverAssignedJobs: driversOwn('assigned'),
    listDriverActiveJobs: driversOwn('active'),
    driverCompletedJobPages: driversOwn('completed'),
  },
  customer: {
    getCustomer: inPlace,
    listCustomers: inPlace,
    searchCustomers: inPlace,
    customerPages: onCustomerPages,
  },
  driver: {
    getDriver: inPlace,
    getDriverByUser: inPlace,
    listDrivers: inPlace,
    driverPages: inPlace,
  },
};

/** Applies the rule of the endpoint; a record already shown, or a newer one, stays. */
export function effectOn<K extends Kind>(
  kind: K,
  holder: Holder<Records[K]>,
  newer: Newer<Records[K]>,
): ListEffect {
  const shown = shownIn<Records[K]>(holder, newer.id);
  if (shown && newer.now && shown.version >= newer.now.version) return 'keep';
  return RULES[kind][holder.endpointName]?.(holder, newer) ?? 'keep';
}
