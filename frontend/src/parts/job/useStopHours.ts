import type { Side } from '@dispatch/domain/jobs/job-location';
import { stopTimeZone } from '@dispatch/domain/jobs/stop-window';
import { useConfig } from '../../api/config';
import type { Job } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';

/** The hours of one end of a job, with their time zone if it is not the company's; empty if none are set. */
export function useStopHours(job: Job, side: Side): string {
  const { t, format } = useTexts();
  const config = useConfig();
  const from = job[`${side}From`];
  const until = job[`${side}Until`];
  // Jobs that a phone stored before these fields existed lack them.
  if (!from && !until) return '';
  const times = { from: from && format.time(from), until: until && format.time(until) };
  const kind = from && until ? 'both' : from ? 'from' : 'until';
  const timeZone = stopTimeZone(job, side, config.timeZone);
  const words = t(`hours.${kind}`, times);
  if (timeZone === config.timeZone) return words;
  return t('hours.zoned', { hours: words, zone: format.timeZone(timeZone) });
}
