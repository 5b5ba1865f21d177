import { useCallback } from 'react';
import { useSession } from '../../api/accounts/session';
import { useMedia } from '../screen/useMedia';
import { usePreference } from '../screen/usePreference';
import { urlChoice, useUrlState } from '../url/urlState';

export const JOB_LAYOUTS = ['cards', 'list'] as const;
export type JobLayout = (typeof JOB_LAYOUTS)[number];

const FIELDS = { layout: urlChoice(['own', ...JOB_LAYOUTS], 'own') };

/** The minimum window width for a readable table of jobs next to the menu. */
const TABLE_FROM = '(min-width: 60em)';

/** Whether a table fits; a narrow window shows cards. */
export function useFitsTable(): boolean {
  return useMedia(TABLE_FROM);
}

/** The layout of the address, or else the user's last choice in this browser; a choice sets both. */
export function useListLayout(): [JobLayout, (layout: JobLayout) => void] {
  const person = useSession().user?.id ?? 0;
  const [own, setOwn] = usePreference<JobLayout>(`job-layout-${person}`, JOB_LAYOUTS, 'cards');
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

/** The layout to render: the chosen one, if it fits. */
export function useShownLayout(): JobLayout {
  const [layout] = useListLayout();
  return useFitsTable() ? layout : 'cards';
}
