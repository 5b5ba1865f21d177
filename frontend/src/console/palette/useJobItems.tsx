import { isOpen } from '@dispatch/domain/jobs/job-status';
import { parseJobReference } from '@dispatch/domain/jobs/job-reference';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useListJobsQuery, type Job } from '../../api/jobs';
import { useGetJobQuery } from '../../api/singleRecords';
import type { CommandContext, CommandDialog } from '../../parts/commands/commandTypes';
import { Icon } from '../../ui/icon/Icon';
import { placeName, vehicleTitle, vinText } from '../../parts/job/jobTexts';
import { StatusChip } from '../../parts/job/StatusChip';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PaletteItem } from './paletteItem';

export type Purpose = Exclude<CommandDialog, 'help'>;

const SHOWN = 8;

/** What the numbers of jobs look like before they are long enough to be searched for. */
function shortNumber(typed: string): number | null {
  return /^[1-9]$/.test(typed) ? Number(typed) : parseJobReference(typed);
}

/** Writes a job as a row of the palette, opening what the palette is there for. */
export function useJobItem(purpose: Purpose, context: CommandContext | null) {
  const { t } = useTranslation('jobs');
  return useCallback(
    (job: Job, group: string): PaletteItem => {
      const customer = job.customer?.name ?? t('customer.none');
      const vehicle = job.jobVehicles[0]?.vehicle ?? null;
      const route = [placeName(job, 'pickup'), placeName(job, 'dropoff')].filter(Boolean);
      return {
        key: `job:${job.id}`,
        group,
        icon: <Icon name="jobs" />,
        label: `${job.jobId} · ${customer}`,
        note: [vehicleTitle(vehicle), vinText(vehicle), route.join(' → ')]
          .filter(Boolean)
          .join(' · '),
        end: <StatusChip status={job.status} />,
        run: () => context?.openPanel(job.id, purpose === 'find' ? 'details' : purpose),
      };
    },
    [context, purpose, t],
  );
}

/** Jobs found by number, VIN, customer and more, delivered ones too; the server searches. */
export function useFoundJobs(purpose: Purpose, typed: string, searched: string | undefined) {
  const number = shortNumber(typed);
  const byNumber = useGetJobQuery(number === null ? skipToken : { id: number });
  const isUnasked = typed === '' && purpose !== 'find';
  const found = useListJobsQuery(
    searched !== undefined
      ? { q: searched, limit: SHOWN }
      : isUnasked
        ? // What waits for a driver, or is under way, is what is most likely meant.
          { status: purpose === 'assign' ? 'pending' : 'in-transit', limit: SHOWN }
        : skipToken,
  );
  const exact = number === null ? undefined : byNumber.currentData;
  const listed = searched !== undefined || isUnasked ? (found.currentData ?? []) : [];
  const jobs = exact ? [exact, ...listed.filter(({ id }) => id !== exact.id)] : listed;
  return {
    jobs: purpose === 'find' ? jobs : jobs.filter(({ status }) => isOpen(status)),
    isFetching: found.isFetching || byNumber.isFetching,
    error: searched !== undefined || isUnasked ? found.error : undefined,
  };
}
