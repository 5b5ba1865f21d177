import { useRecordPatch } from './patchRecord';

export function useJobPatch() {
  return useRecordPatch('job');
}
