import { useCallback } from 'react';
import { usePreference } from '../../lib/usePreference';
import { urlChoice, useUrlState } from '../../lib/urlState';

export const JOB_LAYOUTS = ['cards', 'list'] as const;
export type JobLayout = (typeof JOB_LAYOUTS)[number];

const FIELDS = { layout: urlChoice(['own', ...JOB_LAYOUTS], 'own') };

/** The layout of the address, else the one last chosen in this browser; a choice sets both. */
export function useJobLayout(): [JobLayout, (layout: JobLayout) => void] {
  const [own, setOwn] = usePreference<JobLayout>('job-layout', JOB_LAYOUTS, 'cards');
  const [{ layout }, change] = useUrlState(FIELDS);
  const choose = useCallback(
    (next: JobLayout) => {
      setOwn(next);
      change({ layout: next });
    },
    [setOwn, change],
  );
  return [layout === 'own' ? own : layout, choose];
}
