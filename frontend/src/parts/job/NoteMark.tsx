import type { Job } from '../../api/jobs';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import '../../ui/list/records.css';
import { useTranslation } from '../../ui/text/useTranslation';

interface NoteMarkProps {
  job: Pick<Job, 'unreadNoteAt'>;
  /** A picture alone, where a row has no room for words. */
  isShort?: boolean;
}

/** The driver wrote something that nobody in dispatch has read; nothing for every other job. */
export function NoteMark({ job, isShort = false }: NoteMarkProps) {
  const { t } = useTranslation('jobs');
  if (!job.unreadNoteAt) return null;
  if (isShort)
    return (
      <span role="img" aria-label={t('note.mark')} data-tip={t('note.mark')} className="note-mark">
        <Icon name="email" size="text" />
      </span>
    );
  return <ToneChip tone="orange" icon={<Icon name="email" size="text" />} label={t('note.mark')} />;
}
