import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/Button';
import './job.css';
import { NotesField } from './NotesField';
import { useNotesDraft } from './useNotesDraft';

interface AddNoteProps {
  userId: number;
  jobId: number;
  isBusy: boolean;
  onSend: (notes: string) => Promise<void>;
}

/** What dispatch should know of the job on the way; the job itself stays where it is. */
export function AddNote({ userId, jobId, isBusy, onSend }: AddNoteProps) {
  const { t } = useTranslation(['driver', 'common']);
  const draft = useNotesDraft(userId, 'note', jobId);
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The box takes the focus, but sending must be in reach as well.
    if (isOpen) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const handleCancel = () => {
    draft.clear();
    setIsOpen(false);
  };
  const handleSend = async () => {
    await onSend(draft.notes);
    draft.forget();
    setIsOpen(false);
  };

  if (!isOpen)
    return (
      <Button variant="outlined" color="secondary" isWide onClick={() => setIsOpen(true)}>
        {t('note.add')}
      </Button>
    );
  return (
    <section ref={section} className="rows rows-tight" aria-label={t('note.add')}>
      <NotesField
        label={t('note.label')}
        value={draft.notes}
        isDisabled={isBusy}
        isFocused
        onChange={draft.change}
      />
      <Button
        variant="outlined"
        disabled={isBusy || draft.notes.trim() === ''}
        onClick={() => void handleSend()}
      >
        {isBusy ? t('note.busy') : t('note.send')}
      </Button>
      <Button color="secondary" disabled={isBusy} onClick={handleCancel}>
        {t('common:actions.cancel')}
      </Button>
    </section>
  );
}
