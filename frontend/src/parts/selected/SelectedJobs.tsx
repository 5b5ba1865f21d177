import { useState, type ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import type { RefusedJob } from '../../api/jobs/manyJobs';
import { useSession } from '../../api/accounts/session';
import { SelectionContext } from '../../ui/list/select/SelectionContext';
import { useSelection } from '../../ui/list/select/useSelection';
import { late } from '../../ui/over/late';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import type { SelectedAct } from './selectedAct';
import { SelectionBar } from './SelectionBar';
import { SelectionDialogs } from './SelectionDialogs';
import type { Outcome } from './useManyJobs';
import type { Mark } from './useMarksTogether';
import { useSelectedActions, type OpenDialog } from './useSelectedActions';
import { useSelectMore, type Unloaded } from './useSelectMore';
import { useTogether } from './useTogether';

const RefusedJobs = late(async () => (await import('./RefusedJobs')).RefusedJobs);

interface SelectedJobsProps {
  /** In the order of the list. */
  jobs: readonly Job[];
  /** Ids of rows whose jobs have left the list. */
  gone: ReadonlySet<number>;
  /** For lists loaded page by page. */
  rest?: Unloaded;
  /** Allows changing drivers and pickup dates. */
  canAssign?: boolean;
  canDelete?: boolean;
  /** The marks that the list offers for its jobs. */
  marks?: readonly Mark[];
  /** Further actions of the list for several of its jobs. */
  acts?: readonly SelectedAct[];
  children: ReactNode;
}

const NO_MARKS: readonly Mark[] = [];
const NO_ACTS: readonly SelectedAct[] = [];
/** Show progress only for 100 jobs or more. */
const TOLD_FROM = 100;

/** The user's rights among the list's actions. */
function useRights({ canAssign = false, canDelete = false, marks, acts }: SelectedJobsProps) {
  const { may } = useSession();
  const mayManage = may('jobs:manage');
  const mayBill = may('billing:manage');
  return {
    canAssign: canAssign && mayManage,
    canDelete: canDelete && mayManage,
    canExport: may('export'),
    marks: (mayBill && marks) || NO_MARKS,
    acts: (mayBill && acts) || NO_ACTS,
  };
}

/** A list with selectable jobs, and the actions for the selected ones. */
export function SelectedJobs(props: SelectedJobsProps) {
  const { jobs, gone, rest, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { items, count, select, selection } = useSelection(jobs, gone);
  const [running, setRunning] = useState<{ total: number } | null>(null);
  /** Null before the first request: the change may ask first. */
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly RefusedJob[] | null>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const together = useTogether(setProgress);
  const selected = items.length;
  const number = format.number(selected);
  const told = selected > 0 ? t('select.count', { count: selected, number }) : '';
  /** Refused jobs stay selected for a retry. */
  const run = async (change: () => Promise<readonly number[] | null>, begun: number | null = 0) => {
    setProgress(begun);
    setRunning({ total: selected });
    const ids = await change();
    setRunning(null);
    if (ids) select(ids);
  };
  const runMany = async (change: () => Promise<Outcome | null>): Promise<boolean> => {
    let done = 0;
    await run(async () => {
      const outcome = await change();
      if (outcome && outcome.refused.length > 0) setRefused(outcome.refused);
      done = outcome?.done.length ?? 0;
      return outcome && outcome.refused.map(({ id }) => id);
    }, null);
    return done > 0;
  };
  const { actions, hint } = useSelectedActions(items, useRights(props), {
    open: setOpen,
    unassign: () => void runMany(() => together.unassign(items)),
    remove: () => void runMany(() => together.remove(items)),
    oneByOne: (change) => void run(change),
  });
  const { more, isGathering } = useSelectMore(selection, count, rest);
  const busy =
    running && running.total >= TOLD_FROM
      ? t('select.progress', {
          done: format.number(progress ?? 0),
          total: format.number(running.total),
        })
      : t('select.busy');
  return (
    <SelectionContext value={selection}>
      {children}
      <div role="status" className="unseen">
        {told}
      </div>
      {selected > 0 && (
        <SelectionBar
          {...{ actions, more, hint }}
          isBusy={running !== null || isGathering}
          told={running && progress !== null ? busy : isGathering ? t('select.gathering') : told}
          last={items.at(-1)?.id}
          onClear={selection.clear}
        />
      )}
      {open && (
        <SelectionDialogs
          {...{ open, together }}
          jobs={items}
          busyLabel={busy}
          onRun={runMany}
          onClose={() => setOpen(null)}
        />
      )}
      {refused && <RefusedJobs refused={refused} onClose={() => setRefused(null)} />}
    </SelectionContext>
  );
}
