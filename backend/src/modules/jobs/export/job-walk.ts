import type { SqlValue } from '../../../database/sql';
import type { JobSelection } from '../list/job-selection';
import type { JobAnswer } from '../job.schema';

interface Walk {
  /** To be put behind the selection's own condition. */
  readonly condition: string;
  readonly values: readonly SqlValue[];
  readonly order: string;
}

/** Days of completion are walked along by completion, or each step would look through all of them. */
export function isByCompletion({ filters }: JobSelection): boolean {
  return Boolean(filters?.from ?? filters?.to);
}

/** Behind the last job seen, or from the start. */
export function walkFrom(last: JobAnswer | null, byCompletion: boolean): Walk {
  if (!byCompletion)
    // A bound from the first step on: without one SQLite would gather all jobs and sort them.
    return {
      condition: ' AND j.id < ?',
      values: [last?.id ?? Number.MAX_SAFE_INTEGER],
      order: 'j.id DESC',
    };
  const order = 'j.completedAt DESC, j.id DESC';
  if (last?.completedAt == null) return { condition: '', values: [], order };
  const at = new Date(last.completedAt);
  return {
    // The first part bounds the index; the second leaves out what was seen of that moment.
    condition: ' AND j.completedAt <= ? AND (j.completedAt < ? OR j.id < ?)',
    values: [at, at, last.id],
    order,
  };
}
