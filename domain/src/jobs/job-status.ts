export const JOB_STATUSES = [
  'pending',
  'assigned',
  'picked-up',
  'in-transit',
  'delivered',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const DRIVER_GROUPS = ['assigned', 'active', 'completed'] as const;
export type DriverGroup = (typeof DRIVER_GROUPS)[number];

export type StatusColor = 'gray' | 'blue' | 'purple' | 'orange' | 'green';
export type StatusIcon = 'schedule' | 'assignment' | 'loaded' | 'truck' | 'check';

/** `kind` is also the key of the button's text. */
export type DriverActionKind = 'load-and-start' | 'start' | 'deliver';

export interface DriverAction {
  readonly kind: DriverActionKind;
  readonly target: JobStatus;
  /** Whether the completion dialog opens first. */
  readonly asksForNotes: boolean;
}

export interface JobStatusFacts {
  /** Sort order of lists. */
  readonly order: number;
  readonly color: StatusColor;
  readonly icon: StatusIcon;
  /** Group on the driver dashboard; null if drivers do not see the job. */
  readonly group: DriverGroup | null;
  /** Statuses to which a driver can move the job, besides the present one. */
  readonly driverMoves: readonly JobStatus[];
  /** The action button of the driver's job page. */
  readonly nextDriverAction: DriverAction | null;
}

/** Properties of each status (specification 4.2, server rules "Jobs"). */
export const JOB_STATUS: Readonly<Record<JobStatus, JobStatusFacts>> = {
  pending: {
    order: 0,
    color: 'gray',
    icon: 'schedule',
    group: null,
    driverMoves: [],
    nextDriverAction: null,
  },
  assigned: {
    order: 1,
    color: 'blue',
    icon: 'assignment',
    group: 'assigned',
    driverMoves: ['picked-up', 'in-transit'],
    nextDriverAction: { kind: 'load-and-start', target: 'in-transit', asksForNotes: false },
  },
  'picked-up': {
    order: 2,
    color: 'purple',
    icon: 'loaded',
    group: 'active',
    driverMoves: ['in-transit'],
    nextDriverAction: { kind: 'start', target: 'in-transit', asksForNotes: false },
  },
  'in-transit': {
    order: 3,
    color: 'orange',
    icon: 'truck',
    group: 'active',
    driverMoves: ['delivered'],
    nextDriverAction: { kind: 'deliver', target: 'delivered', asksForNotes: true },
  },
  delivered: {
    order: 4,
    color: 'green',
    icon: 'check',
    group: 'completed',
    driverMoves: [],
    nextDriverAction: null,
  },
};

export function isJobStatus(value: unknown): value is JobStatus {
  return JOB_STATUSES.some((status) => status === value);
}

/** An open job has work left; the Active Jobs list shows exactly these. */
export function isOpen(status: JobStatus): boolean {
  return status !== 'delivered';
}

/** The vehicles are on the truck, so the driver counts as on the road. */
export function isLoaded(status: JobStatus): boolean {
  return status === 'picked-up' || status === 'in-transit';
}

export function statusesOfGroup(group: DriverGroup): JobStatus[] {
  return JOB_STATUSES.filter((status) => JOB_STATUS[status].group === group);
}

export function compareStatus(a: JobStatus, b: JobStatus): number {
  return JOB_STATUS[a].order - JOB_STATUS[b].order;
}

export function nextDriverAction(status: JobStatus): DriverAction | null {
  return JOB_STATUS[status].nextDriverAction;
}

/** A user who manages jobs, or the driver of the job. */
export type JobActor = 'staff' | 'driver';

/**
 * Whether the actor can move a job from one status to the other. Staff can set any; a driver follows the table or
 * repeats the present status.
 */
export function canMove(jobActor: JobActor, from: JobStatus, to: JobStatus): boolean {
  if (jobActor === 'staff' || from === to) return true;
  return JOB_STATUS[from].driverMoves.includes(to);
}
