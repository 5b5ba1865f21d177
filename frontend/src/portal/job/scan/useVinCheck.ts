import type { CheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import type { Job } from '../../../api/jobs/jobs';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { useQueue } from '../../offline/queueContext';

export interface VinReading {
  readonly vin: string;
  readonly method: CheckMethod;
}

/**
 * Stores the VIN read at a unit on the phone, and sends it when there is a network. The driver can
 * check the next unit without waiting.
 */
export function useVinCheck(userId: number, job: Job) {
  const queue = useQueue();
  return async (
    type: 'check-unit' | 'load-anyway',
    unitId: number,
    { vin, method }: VinReading,
  ): Promise<void> => {
    const { id: jobId, jobId: jobName, version: baseVersion } = job;
    const of = { userId, jobId, jobName, baseVersion, unitId };
    const operation = await queue.add(
      { ...of, type, status: null, notes: null, vin, method },
      null,
    );
    if (operation === null) return;
    void queue.settlementOf(operation.id).then(({ kind }) => {
      if (kind === 'waiting') askForBackgroundSync();
    });
  };
}
