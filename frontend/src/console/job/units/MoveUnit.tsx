import { MAX_UNITS, SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { useState } from 'react';
import { useListJobsQuery, type Job, type JobUnit } from '../../../api/jobs/jobs';
import { JobSummary } from '../../../parts/job/JobSummary';
import { Button } from '../../../ui/button/Button';
import { useDebouncedValue } from '../../../ui/form/search/useDebouncedValue';
import { SearchField } from '../../../ui/list/filter/SearchField';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useMoveUnit } from './useMoveUnit';

/** Maximum number of offered jobs for each status, newest first. */
const OFFERED = 20;

/** Jobs that have not started and have room for one more unit. */
function useTakers(text: string, own: Job) {
  const words = useDebouncedValue(text, SEARCH_DEBOUNCE_MS).trim();
  const asked = { limit: OFFERED, ...(words.length >= SEARCH_MIN_CHARS && { q: words }) };
  const pending = useListJobsQuery({ ...asked, status: 'pending' });
  const assigned = useListJobsQuery({ ...asked, status: 'assigned' });
  const jobs = [...(pending.currentData ?? []), ...(assigned.currentData ?? [])]
    .filter(({ id, vehicleCount }) => id !== own.id && vehicleCount < MAX_UNITS)
    .sort((one, other) => other.id - one.id);
  return { jobs, isLoading: pending.isFetching || assigned.isFetching };
}

interface MoveUnitProps {
  job: Job;
  unit: JobUnit;
  onClose: () => void;
}

/** Moves the unit to another job, found by number, VIN or other data. */
export function MoveUnit({ job, unit, onClose }: MoveUnitProps) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const [text, setText] = useState('');
  const { jobs, isLoading } = useTakers(text, job);
  const { move, isBusy } = useMoveUnit();
  const handleMove = async (other: Job) => {
    if (await move(job, unit, other)) onClose();
  };
  return (
    <DialogFrame title={t('move.title')} onClose={onClose}>
      <DialogBody className="stack">
        <SearchField label={t('move.search')} value={text} onChange={setText} />
        {jobs.length === 0 && isLoading && <Skeleton shape="rounded" height={160} />}
        {jobs.length === 0 && !isLoading && (
          <p role="status" className="type-body quiet">
            {t('move.none')}
          </p>
        )}
        <ul className="plain-list stack gap-12">
          {jobs.map((other) => (
            <li key={other.id} className="stack gap-8">
              <JobSummary job={other} />
              <Button variant="outlined" disabled={isBusy} onClick={() => void handleMove(other)}>
                {t('move.submit', { job: other.jobId })}
              </Button>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}
