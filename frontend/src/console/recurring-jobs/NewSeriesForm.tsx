import { zodResolver } from '@hookform/resolvers/zod';
import { dayOf } from '@dispatch/domain/time/company-day';
import { FormProvider, useForm } from 'react-hook-form';
import { useConfig } from '../../api/config';
import { useMakeRecurringJobMutation } from '../../api/jobs/series';
import { showServerProblems } from '../../ui/form/serverProblems';
import { DialogForm } from '../../ui/over/DialogForm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { blankSeries, newSeriesSchema, type SeriesValues, toPayload } from './seriesForm';
import { SeriesFields } from './SeriesFields';
import { SeriesPreview } from './SeriesPreview';

export function NewSeriesForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const errorText = useErrorText();
  const { timeZone } = useConfig();
  const [make, { isLoading }] = useMakeRecurringJobMutation();
  const form = useForm<SeriesValues>({
    resolver: zodResolver(newSeriesSchema),
    defaultValues: blankSeries(dayOf(new Date(), timeZone)),
  });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await make({ newRecurringJob: toPayload(values) });
    if (!error) {
      toast.success(t('saved'));
      onClose();
      return;
    }
    toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <SeriesFields mayKeepOwn={false} />
        <SeriesPreview />
      </FormProvider>
    </DialogForm>
  );
}
