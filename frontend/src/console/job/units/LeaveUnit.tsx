import { zodResolver } from '@hookform/resolvers/zod';
import { LEFT_REASONS, isLeftReason } from '@dispatch/domain/jobs/unit-state';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import { useForm } from 'react-hook-form';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import { leaveSchema, type LeaveValues } from './leaveForm';
import { useUnitMark } from './useUnitMark';

const NOTHING: LeaveValues = { reason: '', note: '' };

interface LeaveUnitProps {
  job: Job;
  unit: JobUnit;
  onClose: () => void;
}

/** Marks a unit as left behind, with a reason. */
export function LeaveUnit({ job, unit, onClose }: LeaveUnitProps) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const mark = useUnitMark();
  const form = useForm<LeaveValues>({
    resolver: zodResolver(leaveSchema),
    defaultValues: NOTHING,
  });
  const { control, formState, handleSubmit } = form;
  const kept = useKeptWork({ form, place: `unit-${unit.id}-left`, before: NOTHING });
  const submit = handleSubmit(({ reason, note }) => {
    if (!isLeftReason(reason)) return;
    void mark(job, unit, { reason, note: trimmed(note) });
    onClose();
  });
  return (
    <DialogFrame title={t('left.title')} onClose={onClose}>
      <DialogForm
        submitLabel={t('left.submit')}
        busyLabel={t('left.submit')}
        isBusy={false}
        isDirty={formState.isDirty}
        kept={kept}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <FormSelect
          control={control}
          name="reason"
          label={t('left.reason')}
          options={LEFT_REASONS.map((value) => ({
            value,
            label: t(`common:leftReason.${value}`),
          }))}
        />
        <FormField
          control={control}
          name="note"
          label={t('left.note')}
          rows={2}
          maxLength={TEXT_MAX.leftNote}
        />
      </DialogForm>
    </DialogFrame>
  );
}
