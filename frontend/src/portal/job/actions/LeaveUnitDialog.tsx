import { TEXT_MAX } from '@dispatch/domain/limits';
import { asksForNote, LEFT_REASONS, type LeftReason } from '@dispatch/domain/jobs/unit-state';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ActionDialog } from './ActionDialog';
import { TextBox } from '../TextBox';
import { useNotesDraft } from './useNotesDraft';

interface LeaveUnitDialogProps {
  open: boolean;
  userId: number;
  unitId: number;
  name: string;
  /** Preselected when the dialog opens. */
  firstReason?: LeftReason;
  /** An update of the job is being sent. */
  isBusy: boolean;
  /** Resolves to whether it was accepted. */
  onLeave: (reason: LeftReason, notes: string) => Promise<boolean>;
  onClose: () => void;
}

/** The reason for leaving a unit behind: one big button per reason, and a note. */
export function LeaveUnitDialog(props: LeaveUnitDialogProps) {
  const { open, userId, unitId, name, firstReason = null, isBusy, onLeave, onClose } = props;
  const { t } = useTranslation(['driver', 'common']);
  const draft = useNotesDraft(userId, 'leave-unit', unitId);
  const [reason, setReason] = useState<LeftReason | null>(firstReason);
  const [isSending, setIsSending] = useState(false);
  const isNoteMissing = reason !== null && asksForNote(reason) && draft.notes.trim() === '';
  const handleLeave = async () => {
    if (reason === null) return;
    setIsSending(true);
    const isTaken = await onLeave(reason, draft.notes);
    setIsSending(false);
    if (!isTaken) return;
    draft.forget();
    setReason(null);
    onClose();
  };
  const handleCancel = () => {
    draft.clear();
    setReason(null);
    onClose();
  };
  return (
    <ActionDialog
      open={open}
      title={t('left.title')}
      isSending={isSending}
      confirm={{
        label: t('left.confirm'),
        isDisabled: isBusy || reason === null || isNoteMissing,
        onClick: () => void handleLeave(),
      }}
      onCancel={handleCancel}
      onClose={onClose}
    >
      <p className="type-h4 breakable">{name}</p>
      <div className="leave-reasons" role="group" aria-label={t('left.why')}>
        {LEFT_REASONS.map((each) => (
          <Button
            key={each}
            isWide
            className="tall-button"
            variant={each === reason ? 'contained' : 'outlined'}
            color={each === reason ? 'primary' : 'secondary'}
            aria-pressed={each === reason}
            disabled={isSending}
            onClick={() => setReason(each)}
          >
            {t(`common:leftReason.${each}`)}
          </Button>
        ))}
      </div>
      <TextBox
        label={t(reason !== null && asksForNote(reason) ? 'left.noteNeeded' : 'left.note')}
        value={draft.notes}
        max={TEXT_MAX.completionNotes}
        rows={4}
        isLocked={isSending}
        onChange={draft.change}
      />
    </ActionDialog>
  );
}
