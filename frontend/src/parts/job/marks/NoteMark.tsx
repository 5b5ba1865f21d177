import type { Job } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Mark } from './Mark';

interface NoteMarkProps {
  job: Pick<Job, 'unreadNoteAt'>;
  isShort?: boolean;
}

/** The driver wrote a note that dispatch has not read; empty otherwise. */
export function NoteMark({ job, isShort = false }: NoteMarkProps) {
  const { t } = useTranslation('jobs');
  if (!job.unreadNoteAt) return null;
  return <Mark tone="orange" icon="email" label={t('note.mark')} isShort={isShort} />;
}
