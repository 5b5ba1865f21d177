import type { Job } from '../../api/jobs';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';

/** The driver wrote something that nobody in dispatch has read; nothing for every other job. */
export function NoteMark({ job }: { job: Pick<Job, 'unreadNoteAt'> }) {
  const { t } = useTranslation('jobs');
  if (!job.unreadNoteAt) return null;
  return <ToneChip tone="orange" icon={<Icon name="email" size="text" />} label={t('note.mark')} />;
}
