import { useCallback, useState } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useChangedJobs } from '../../api/live/liveFeedSlice';
import { late } from '../../ui/over/late';
import { useFocusOnNextRow } from '../../ui/list/useFocusOnNextRow';
import { useUndo } from '../../ui/over/undo/useUndo';
import { JobCard } from '../../parts/job/JobCard';
import { JobList } from '../../parts/job/JobList';
import { SelectedJobs } from '../../parts/selected/SelectedJobs';
import { useDeleteJob } from '../../parts/job/useDeleteJob';
import { useTranslation } from '../../ui/text/useTranslation';
import { CardActions, JobGone, JobMenuButton } from './JobActions';
import type { OpenedMenu } from './JobMenu';
import { NewJobsButton } from './NewJobsButton';
import { useActiveColumns } from './useActiveColumns';
import type { ActiveList } from './useActiveList';

const JobMenu = late(async () => (await import('./JobMenu')).JobMenu);

/** Above this number of changed jobs, show only a count. */
const NAMED = 3;

/** Cards or rows of the jobs; they keep their places while the pointer is over them. */
export function ActiveJobsList({ list }: { list: ActiveList }) {
  const { t } = useTranslation('activeJobs');
  const { rows, gone, waiting, showWaiting, drop, setIsHeld, choice, onSort } = list;
  const deleteJob = useDeleteJob();
  const undo = useUndo();
  const keepFocus = useFocusOnNextRow(rows, gone);
  const changed = useChangedJobs();
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const openMenu = useCallback(
    (job: Job, anchor: HTMLElement) => setMenu({ job, anchor }),
    [setMenu],
  );
  const columns = useActiveColumns(gone, openMenu);
  const renderCard = useCallback(
    (job: Job) =>
      gone.has(job.id) ? (
        <JobCard job={job} isGone actions={<JobGone job={job} />} />
      ) : (
        <JobCard
          job={job}
          corner={<JobMenuButton job={job} onOpen={openMenu} />}
          actions={<CardActions job={job} />}
        />
      ),
    [gone, openMenu],
  );

  const handleDelete = async (job: Job) => {
    if (await deleteJob(job)) drop(job.id);
  };

  return (
    <div>
      <ChangedByOthers ids={changed} rows={rows} />
      <NewJobsButton count={waiting} onShow={showWaiting} />
      <div
        {...keepFocus}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => {
          setIsHeld(false);
          undo.settle();
        }}
      >
        <SelectedJobs jobs={rows} gone={gone} canAssign canDelete>
          <JobList
            items={rows}
            label={t('title')}
            columns={columns}
            sorting={choice}
            onSort={onSort}
            renderCard={renderCard}
            changed={changed}
          />
        </SelectedJobs>
        {/* Inside the held area, because the pointer is over the menu's own backdrop. */}
        {menu && (
          <JobMenu
            {...menu}
            onClose={() => setMenu(null)}
            onDelete={(job) => void handleDelete(job)}
          />
        )}
      </div>
    </div>
  );
}

/** Announces which visible jobs other users have just changed. */
function ChangedByOthers({ ids, rows }: { ids: readonly number[]; rows: readonly Job[] }) {
  const { t } = useTranslation('activeJobs');
  const names = rows.filter(({ id }) => ids.includes(id)).map(({ jobId }) => jobId);
  return (
    <div role="status" className="unseen">
      {names.length > 0 &&
        t('live.changed', { count: names.length, jobs: names.slice(0, NAMED).join(', ') })}
    </div>
  );
}
