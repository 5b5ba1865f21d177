import { zodResolver } from '@hookform/resolvers/zod';
import { dayOf } from '@dispatch/domain/time/company-day';
import { FormProvider, useForm } from 'react-hook-form';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useConfig } from '../../api/config';
import { ifMatch } from '../../api/request/requestHeaders';
import {
  type RecurringJob,
  useChangeRecurringJobMutation,
  useGetRecurringJobQuery,
  useMakeRecurringJobMutation,
} from '../../api/series';
import { showServerProblems } from '../../ui/form/serverProblems';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { blankSeries, type SeriesValues, seriesSchema, toPayload, valuesOf } from './seriesForm';
import { SeriesFields } from './SeriesFields';
import { SeriesPreview } from './SeriesPreview';

interface SeriesDialogProps {
  /** Null for a new one. */
  id: number | null;
  onClose: () => void;
}

/** Makes a recurring job, or changes one. */
export function SeriesDialog({ id, onClose }: SeriesDialogProps) {
  const { t } = useTranslation('recurring');
  const query = useGetRecurringJobQuery(id === null ? skipToken : { id });
  return (
    <DialogFrame title={t(id === null ? 'add' : 'edit')} onClose={onClose}>
      {id === null || query.data ? (
        <SeriesForm series={query.data ?? null} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={8} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function SeriesForm({ series, onClose }: { series: RecurringJob | null; onClose: () => void }) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const errorText = useErrorText();
  const { timeZone } = useConfig();
  const [make, { isLoading: isMaking }] = useMakeRecurringJobMutation();
  const [change, { isLoading: isChanging }] = useChangeRecurringJobMutation();
  const isBusy = isMaking || isChanging;
  const mayKeepOwn = series !== null && series.templateId === null;
  const form = useForm<SeriesValues>({
    resolver: zodResolver(seriesSchema),
    defaultValues: series ? valuesOf(series) : blankSeries(dayOf(new Date(), timeZone)),
  });
  const submit = form.handleSubmit(async (values) => {
    if (isBusy) return;
    if (values.templateId === '' && !mayKeepOwn) {
      form.setError('templateId', { message: 'recurring:errors.templateId' });
      return;
    }
    const body = toPayload(values);
    const { error } = series
      ? await change({ id: series.id, recurringJobChanges: body, ...ifMatch(series.version) })
      : await make({ newRecurringJob: body });
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
      isBusy={isBusy}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <SeriesFields mayKeepOwn={mayKeepOwn} />
        <SeriesPreview />
      </FormProvider>
    </DialogForm>
  );
}
