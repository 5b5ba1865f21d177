import type { Job } from '../../api/jobs/jobs';

/** An action of a list on several of its jobs at once. */
export interface SelectedAct {
  readonly id: string;
  readonly label: string;
  /** Whether the action applies to these jobs. */
  readonly suits: (jobs: readonly Job[]) => boolean;
  /** Resolves to the ids of refused jobs. */
  readonly run: (jobs: readonly Job[]) => Promise<readonly number[]>;
}
