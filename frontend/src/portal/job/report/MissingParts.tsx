import type { ReportStage } from '@dispatch/domain/report/photo';
import {
  SKIP_NOTE_MAX,
  SKIP_REASONS,
  skipAsksForNote,
  type SkipReason,
} from '@dispatch/domain/report/unit-report';
import { useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ActionDialog } from '../actions/ActionDialog';
import { useUnitWords } from '../scan/useUnitWords';
import { Choices } from './Choices';
import './report.css';
import { firstReport } from './reportOf';
import { TextBox } from '../TextBox';
import type { UnitMissing } from './useMissing';
import { useSaveReport } from './useSaveReport';

interface MissingPartsProps {
  userId: number;
  job: Job;
  stage: ReportStage;
  missing: readonly UnitMissing[];
  onPass: () => void;
  onClose: () => void;
}

/**
 * Lists the missing parts unit by unit; with a reason, kept for the office, the truck may leave
 * without them.
 */
export function MissingParts(props: MissingPartsProps) {
  const { userId, job, stage, missing, onPass, onClose } = props;
  const { t } = useTranslation(['unitReport', 'photos']);
  const wordsOf = useUnitWords(job);
  const save = useSaveReport(userId, job);
  const [reason, setReason] = useState<SkipReason | null>(null);
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const isNoteNeeded = reason !== null && skipAsksForNote(reason);
  const handleSkip = async () => {
    if (reason === null) return;
    setIsSending(true);
    const skipped = { reason, note: note.trim() || null };
    for (const { unit } of missing)
      await save(unit.id, stage, { ...firstReport(job, unit.id, stage), skipped });
    onPass();
  };
  return (
    <ActionDialog
      open
      title={t(`missing.title.${stage}`)}
      isSending={isSending}
      confirm={{
        label: t('missing.skip'),
        isDisabled: reason === null || (isNoteNeeded && note.trim() === '') || isSending,
        onClick: () => void handleSkip(),
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      <ul className="stack gap-8 plain-list">
        {missing.map(({ unit, parts }) => (
          <li key={unit.id}>
            <p className="type-h4 breakable">
              {wordsOf(unit.id).name}, {wordsOf(unit.id).vin}
            </p>
            <p className="type-body">
              {parts
                .map((part) =>
                  part.kind === 'photo'
                    ? t('missing.photo', { place: t(`photos:place.${part.place}`) })
                    : t(`fact.${part.fact}`),
                )
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <Choices
        label={t('missing.why')}
        options={SKIP_REASONS.map((value) => ({ value, label: t(`skip.reason.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextBox
        label={t(isNoteNeeded ? 'missing.noteNeeded' : 'missing.note')}
        value={note}
        max={SKIP_NOTE_MAX}
        onChange={setNote}
      />
    </ActionDialog>
  );
}
