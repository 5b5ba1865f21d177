import { isOpen } from '@dispatch/domain/jobs/job-status';
import { parseJobReference } from '@dispatch/domain/jobs/job-reference';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useListJobsQuery, type Job } from '../../api/jobs/jobs';
import { useGetJobQuery } from '../../api/singleRecords';
import type { CommandContext, CommandDialog } from '../../parts/commands/commandTypes';
import { Icon } from '../../ui/icon/Icon';
import { JobDate } from '../../parts/job/JobDate';
import { noDriver, placeName, vinText } from '../../parts/job/jobTexts';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import { StatusChip } from '../../parts/job/StatusChip';
import { StatusSince } from '../../parts/job/StatusSince';
import { useTranslation } from '../../ui/text/useTranslation';
import './palette.css';
import type { PaletteItem } from './paletteItem';

export type Purpose = Exclude<CommandDialog, 'help'>;

const SHOWN = 8;
/** The number of waiting jobs compared by urgency. */
const WEIGHED = 100;

/** By pickup day, jobs without one last. For the same day, the server's order stays: newest first. */
function mostUrgent(jobs: readonly Job[]): Job[] {
  const dayOf = ({ preferredPickupDate }: Job) => preferredPickupDate ?? '9999';
  return [...jobs].sort((a, b) => dayOf(a).localeCompare(dayOf(b))).slice(0, SHOWN);
}

/** Status, driver and relevant day of a job. */
function JobEnd({ job, isSince }: { job: Job; isSince: boolean }) {
  const { t } = useTranslation('jobs');
  return (
    <div className="stack gap-4 palette-end">
      <div className="line">
        {isSince && (
          <span className="type-caption cut palette-since">
            <StatusSince job={job} />
          </span>
        )}
        <StatusChip status={job.status} />
      </div>
      <div className="type-caption cut">
        {job.driver?.name ?? t(noDriver(job))}
        {' · '}
        <JobDate job={job} />
      </div>
    </div>
  );
}

/** A number too short for the search; the server needs two characters. */
function shortNumber(typed: string): number | null {
  return /^[1-9]$/.test(typed) ? Number(typed) : parseJobReference(typed);
}

/** Returns a palette row for a job; its action depends on the purpose. */
export function useJobItem(purpose: Purpose, context: CommandContext | null) {
  const { t } = useTranslation('jobs');
  const titleOf = useVehicleTitle();
  return useCallback(
    (job: Job, group: string, isSince = false): PaletteItem => {
      const customer = job.customer?.name ?? t('customer.none');
      const vehicle = job.jobVehicles[0]?.vehicle ?? null;
      const route = [placeName(job, 'pickup'), placeName(job, 'dropoff')].filter(Boolean);
      return {
        key: `job:${job.id}`,
        group,
        icon: <Icon name="jobs" />,
        label: `${job.jobId} · ${customer}`,
        note: [titleOf(vehicle, job.createdAt), vinText(vehicle), route.join(' → ')]
          .filter(Boolean)
          .join(' · '),
        end: <JobEnd job={job} isSince={isSince} />,
        run: () => context?.openPanel(job.id, purpose === 'find' ? 'details' : purpose),
      };
    },
    [context, purpose, t, titleOf],
  );
}

/** Jobs found by the server by number, VIN, customer and more, including delivered ones. */
export function useFoundJobs(purpose: Purpose, typed: string, searched: string | undefined) {
  const number = shortNumber(typed);
  const byNumber = useGetJobQuery(number === null ? skipToken : { id: number });
  const isUnasked = typed === '' && purpose !== 'find';
  const found = useListJobsQuery(
    searched !== undefined
      ? { q: searched, limit: SHOWN }
      : isUnasked
        ? // What waits for a driver, or is under way, is what is most likely meant.
          { status: purpose === 'assign' ? 'pending' : 'in-transit', limit: WEIGHED }
        : skipToken,
  );
  const exact = number === null ? undefined : byNumber.currentData;
  const all = searched !== undefined || isUnasked ? (found.currentData ?? []) : [];
  const listed = isUnasked ? mostUrgent(all) : all;
  const jobs = exact ? [exact, ...listed.filter(({ id }) => id !== exact.id)] : listed;
  return {
    /** There are more results than shown. */
    isCut: searched !== undefined && listed.length === SHOWN,
    jobs: purpose === 'find' ? jobs : jobs.filter(({ status }) => isOpen(status)),
    isFetching: found.isFetching || byNumber.isFetching,
    error: searched !== undefined || isUnasked ? found.error : undefined,
  };
}
