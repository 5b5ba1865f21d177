import { TEXT_MAX } from '@dispatch/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../job.css';
import { TextBox } from '../TextBox';
import { useNotesDraft } from './useNotesDraft';

interface AddNoteProps {
  userId: number;
  jobId: number;
  isBusy: boolean;
  /** Resolves to whether the note was accepted. */
  onSend: (notes: string) => Promise<boolean>;
}

/** A note to dispatch during the trip; the job's status does not change. */
export function AddNote({ userId, jobId, isBusy, onSend }: AddNoteProps) {
  const { t } = useTranslation(['driver', 'common']);
  const draft = useNotesDraft(userId, 'note', jobId);
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The box takes the focus, but the send button must be visible too.
    if (isOpen) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const handleCancel = () => {
    draft.clear();
    setIsOpen(false);
  };
  const handleSend = async () => {
    setIsSending(true);
    const isTaken = await onSend(draft.notes);
    setIsSending(false);
    if (!isTaken) return;
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
    <section ref={section} className="stack gap-8" aria-label={t('note.add')}>
      <TextBox
        label={t('note.label')}
        value={draft.notes}
        max={TEXT_MAX.completionNotes}
        rows={4}
        isLocked={isSending}
        isFocused
        onChange={draft.change}
      />
      <Button
        variant="outlined"
        disabled={isBusy || draft.notes.trim() === ''}
        onClick={() => void handleSend()}
      >
        {isSending ? t('note.busy') : t('note.send')}
      </Button>
      <Button color="secondary" disabled={isSending} onClick={handleCancel}>
        {t('common:actions.cancel')}
      </Button>
    </section>
  );
}
