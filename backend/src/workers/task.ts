/** A claimed task. `payload` is the value given when it was added. */
export interface Task {
  readonly id: number;
  readonly kind: string;
  readonly resourceId: number;
  readonly payload: unknown;
  /** Starts at 1. */
  readonly attempt: number;
}

/** Runs the tasks of one kind. A task may run twice if the process ended during the first run. */
export interface TaskHandler {
  readonly kind: string;
  /** @throws RefusedForGood to park it, any other error to retry it later */
  run(task: Task): Promise<void>;
  /** Called when the task was parked: it is not retried unless a user requests it. */
  parked?(task: Task, reason: string): Promise<void>;
}

/** Retry at the time that the handler requests. */
export class TryAgainAt extends Error {
  constructor(
    readonly at: Date,
    reason: string,
  ) {
    super(reason);
    this.name = 'TryAgainAt';
  }
}

/** A retry would change nothing. */
export class RefusedForGood extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedForGood';
  }
}
