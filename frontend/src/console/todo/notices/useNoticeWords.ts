import { BACKUP_PROBLEMS } from '@dispatch/domain/backups/backup-problem';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { useMemo } from 'react';
import type { Notice } from '../../../api/notices';
import { useToday } from '../../../parts/job/useToday';
import { useTexts } from '../../../ui/text/useTexts';
import { unsentBecause } from './unsentMessage';

/** The text of a notice. */
export function useNoticeWords() {
  const { t, format } = useTexts('notices');
  const today = useToday();
  return useMemo(
    () => ({
      what: ({ kind }: Notice) => t(`kinds.${kind}`),
      about: (notice: Notice) => {
        const { kind, dueOn, details } = notice;
        const unsent = kind === 'customer-not-told' ? unsentBecause(notice) : undefined;
        if (unsent) {
          const event = t(`events.${unsent.event}`);
          return t('about.not-told', { event, reason: t(`reasons.${unsent.reason}`) });
        }
        if (kind === 'backup-failed') {
          const problem = BACKUP_PROBLEMS.find((one) => one === details['problem']) ?? 'other';
          return t('about.backup-failed', { reason: t(`backupProblems.${problem}`) });
        }
        if (kind === 'mail-not-delivered') {
          const reference = details['reference'];
          return typeof reference === 'string'
            ? t('about.mail-not-delivered', { reference })
            : t('about.statement-not-delivered');
        }
        const isLate = kind === 'unassigned-near-date' && dueOn < today;
        const words = { date: format.day(dueOn), name: String(details['name'] ?? '') };
        return isLate ? t('about.late', words) : t(`about.${kind}`, words);
      },
      job: ({ job }: Notice) => (job === null ? '' : jobReference(job.id)),
      route: ({ job }: Notice) => {
        const cities = [job?.pickupCity, job?.dropoffCity];
        const [from, to] = cities;
        return from && to ? t('route', { from, to }) : (from ?? to ?? '');
      },
    }),
    [format, t, today],
  );
}
