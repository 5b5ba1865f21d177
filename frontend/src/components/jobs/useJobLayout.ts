import { usePreference } from '../../lib/usePreference';

export const JOB_LAYOUTS = ['cards', 'list'] as const;
export type JobLayout = (typeof JOB_LAYOUTS)[number];

export function useJobLayout() {
  return usePreference<JobLayout>('job-layout', JOB_LAYOUTS, 'cards');
}
