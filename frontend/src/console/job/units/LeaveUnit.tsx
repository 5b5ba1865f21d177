import { zodResolver } from '@hookform/resolvers/zod';
import { LEFT_REASONS, isLeftReason, asksForNote } from '@dispatch/domain/jobs/unit-state';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { NewRecordDialog } from '../../../ui/record/NewRecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUnitMark } from './useUnitMark';
import * as z from '../../../lib/schema';

/** Requires a reason, and a note for reasons that need one. */
const leaveSchema = z
  .object({
    reason: z.string().refine((value): boolean => isLeftReason(value), 'jobDetails:left.choose'),
    note: z.text(TEXT_MAX.leftNote, {}, true),
  })
  .refine(
    ({ reason, note }): boolean =>
      !isLeftReason(reason) || !asksForNote(reason) || note.trim() !== '',
    { message: 'jobDetails:left.noteNeeded', path: ['note'] },
  );

type LeaveValues = z.infer<typeof leaveSchema>;

interface LeaveUnitProps {
  job: Job;
  unit: JobUnit;
  onClose: () => void;
}

/** Marks a unit as left behind, with a reason. */
export function LeaveUnit({ job, unit, onClose }: LeaveUnitProps) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const mark = useUnitMark();
  return (
    <NewRecordDialog<LeaveValues, void>
      texts={{ title: t('left.title'), submit: t('left.submit'), busy: t('left.submit') }}
      place={`unit-${unit.id}-left`}
      resolver={zodResolver(leaveSchema)}
      defaultValues={{ reason: '', note: '' }}
      send={({ reason, note }) => {
        if (isLeftReason(reason)) void mark(job, unit, { reason, note: trimmed(note) });
        return Promise.resolve({});
      }}
      onClose={onClose}
    >
      <FormSelect
        name="reason"
        label={t('left.reason')}
        options={LEFT_REASONS.map((value) => ({
          value,
          label: t(`common:leftReason.${value}`),
        }))}
      />
      <FormField name="note" label={t('left.note')} rows={2} maxLength={TEXT_MAX.leftNote} />
    </NewRecordDialog>
  );
}
