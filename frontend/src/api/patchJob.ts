import type { Job } from './generated/endpoints';
import { useRecordPatch } from './patchRecord';

export function useJobPatch() {
  return useRecordPatch<Job>('job');
}
