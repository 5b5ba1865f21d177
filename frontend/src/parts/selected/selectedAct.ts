import type { Job } from '../../api/jobs/jobs';

/** What a list does with several of its jobs at once. */
export interface SelectedAct {
  readonly id: string;
  readonly label: string;
  /** Whether it can be done with these. */
  readonly suits: (jobs: readonly Job[]) => boolean;
  /** Resolves to the ids of those that were refused. */
  readonly run: (jobs: readonly Job[]) => Promise<readonly number[]>;
}
