import { useState, type ReactNode } from 'react';
import type { Job } from '../../api/jobs';
import { useSession } from '../../api/accounts/session';
import { SelectionContext } from '../../ui/list/select/SelectionContext';
import { useSelection } from '../../ui/list/select/useSelection';
import '../../ui/text/text.css';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import type { SelectedAct } from './selectedAct';
import { SelectionBar } from './SelectionBar';
import type { Mark } from './useMarksTogether';

interface SelectedJobsProps {
  /** As they stand in the list. */
  jobs: readonly Job[];
  /** Ids of rows whose jobs have left the list. */
  gone: ReadonlySet<number>;
  canAssign?: boolean;
  /** What the list marks its jobs with. */
  marks?: readonly Mark[];
  /** What else the list does with several of its jobs. */
  acts?: readonly SelectedAct[];
  children: ReactNode;
}

const NO_MARKS: readonly Mark[] = [];
const NO_ACTS: readonly SelectedAct[] = [];

/** A list whose jobs can be selected, and what can be done with all that are. */
export function SelectedJobs(props: SelectedJobsProps) {
  const { jobs, gone, children } = props;
  const { may } = useSession();
  const canAssign = props.canAssign === true && may('jobs:manage');
  const mayBill = may('billing:manage');
  const marks = (mayBill && props.marks) || NO_MARKS;
  const acts = (mayBill && props.acts) || NO_ACTS;
  const { t } = useTranslation();
  const format = useFormat();
  const { items, count, select, selection } = useSelection(jobs, gone);
  const [isBusy, setIsBusy] = useState(false);
  const selected = items.length;
  const told =
    selected > 0 ? t('select.count', { count: selected, number: format.number(selected) }) : '';
  /** Those that were refused stay selected, to be tried again. */
  const run = async (change: () => Promise<readonly number[]>) => {
    setIsBusy(true);
    const refused = await change();
    setIsBusy(false);
    select(refused);
  };
  return (
    <SelectionContext value={selection}>
      {children}
      <div role="status" className="unseen">
        {told}
      </div>
      {selected > 0 && (
        <SelectionBar
          {...{ canAssign, marks, acts, isBusy, selection, told, count }}
          jobs={items}
          onRun={(change) => void run(change)}
        />
      )}
    </SelectionContext>
  );
}
