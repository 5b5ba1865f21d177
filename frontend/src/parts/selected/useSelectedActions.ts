import type { Job } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';
import { canBeUnassigned } from '../job/change/useJobState';
import type { SelectedAct } from './selectedAct';
import { toMark, useMarksTogether, type Mark } from './useMarksTogether';

/** Each is a separate write, or a printed page. */
const MOST_ONE_BY_ONE = 100;

export interface SelectedAction {
  readonly id: string;
  readonly label: string;
  /** Always in the menu, even if there is room in the bar. */
  readonly isRare?: boolean;
  /** A destructive action. */
  readonly isGrave?: boolean;
  readonly run: () => void;
}

export type OpenDialog = 'assign' | 'date' | 'print' | 'export';

/** The user's rights for the jobs of this list. */
export interface Rights {
  readonly canAssign: boolean;
  readonly canDelete: boolean;
  readonly canExport: boolean;
  readonly marks: readonly Mark[];
  readonly acts: readonly SelectedAct[];
}

interface Ways {
  readonly open: (dialog: OpenDialog) => void;
  readonly unassign: () => void;
  readonly remove: () => void;
  /** Refused jobs stay selected. */
  readonly oneByOne: (change: () => Promise<readonly number[]>) => void;
}

/** The actions for the selected jobs, the most frequent first. */
export function useSelectedActions(jobs: readonly Job[], rights: Rights, ways: Ways) {
  const { t, format } = useTexts();
  const mark = useMarksTogether();
  const { canAssign, canDelete, canExport, marks, acts } = rights;
  const isFew = jobs.length <= MOST_ONE_BY_ONE;
  const few = [
    ...marks
      .filter((each) => toMark(jobs, each).length > 0)
      .map((each) => ({
        id: `${each.flag} ${String(each.isOn)}`,
        label: each.label,
        run: () => ways.oneByOne(() => mark(jobs, each)),
      })),
    ...acts
      .filter(({ suits }) => suits(jobs))
      .map(({ id, label, run }) => ({ id, label, run: () => ways.oneByOne(() => run(jobs)) })),
    { id: 'print', label: t('select.print'), run: () => ways.open('print') },
  ];
  const actions: readonly (SelectedAction | false)[] = [
    canAssign && { id: 'assign', label: t('select.assign'), run: () => ways.open('assign') },
    canAssign &&
      jobs.some(canBeUnassigned) && {
        ...{ id: 'unassign', label: t('select.unassign'), run: ways.unassign },
      },
    canAssign && { id: 'date', label: t('select.date.action'), run: () => ways.open('date') },
    ...(isFew ? few : []),
    canExport && {
      ...{ id: 'export', label: t('select.export.action'), isRare: true },
      run: () => ways.open('export'),
    },
    canDelete && {
      ...{ id: 'delete', label: t('select.delete'), isRare: true, isGrave: true },
      run: ways.remove,
    },
  ];
  return {
    actions: actions.filter((action) => action !== false),
    hint: isFew ? null : t('select.most', { number: format.number(MOST_ONE_BY_ONE) }),
  };
}
