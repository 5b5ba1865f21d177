/** What a task does. `payload` is what was given when it was asked for. */
export interface Task {
  readonly id: number;
  readonly kind: string;
  readonly resourceId: number;
  readonly payload: unknown;
  /** From 1 on. */
  readonly attempt: number;
}

/** Does the tasks of one kind. It may be called again with a task that it has done, when the process ended in between. */
export interface TaskHandler {
  readonly kind: string;
  /** @throws RefusedForGood, or anything else when it is to be tried again later */
  run(task: Task): Promise<void>;
  /** The task was parked: nobody tries it again until a person says so. */
  parked?(task: Task, reason: string): Promise<void>;
}

/** To be tried again then, as whoever takes it asks. */
export class TryAgainAt extends Error {
  constructor(
    readonly at: Date,
    reason: string,
  ) {
    super(reason);
    this.name = 'TryAgainAt';
  }
}

/** Trying again would change nothing. */
export class RefusedForGood extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedForGood';
  }
}
