import { useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { CompleteDialog } from './lateCompleteDialog';
import { useNotesDraft } from './useNotesDraft';

interface CompletingProps {
  userId: number;
  job: Job;
  /** Null until the dialog is first opened and its code is loaded. */
  isOpen: boolean | null;
  isBusy: boolean;
  /** Resolves to whether it was accepted. */
  onComplete: (notes: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the delivery notes, and keeps them until they are accepted. */
export function Completing({ userId, job, isOpen, isBusy, onComplete, onClose }: CompletingProps) {
  const draft = useNotesDraft(userId, 'complete', job.id);
  const [isSending, setIsSending] = useState(false);
  const handleCancel = () => {
    draft.clear();
    onClose();
  };
  const handleComplete = async () => {
    setIsSending(true);
    const isTaken = await onComplete(draft.notes);
    setIsSending(false);
    if (!isTaken) return;
    draft.forget();
    onClose();
  };
  if (isOpen === null) return null;
  return (
    <CompleteDialog
      open={isOpen}
      job={job}
      notes={draft.notes}
      isBusy={isBusy}
      isSending={isSending}
      onNotesChange={draft.change}
      onCancel={handleCancel}
      onClose={onClose}
      onComplete={() => void handleComplete()}
    />
  );
}
