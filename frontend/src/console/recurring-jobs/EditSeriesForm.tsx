import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { ifMatch } from '../../api/request/requestHeaders';
import { type RecurringJob, useChangeRecurringJobMutation } from '../../api/jobs/series';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { DialogForm } from '../../ui/over/DialogForm';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { newSeriesSchema, seriesSchema, toPayload, valuesOf } from './seriesForm';
import { SeriesFields } from './SeriesFields';
import { SeriesPreview } from './SeriesPreview';
import { useSeriesFieldText } from './useSeriesFieldText';

interface EditSeriesFormProps {
  series: RecurringJob;
  onClose: () => void;
}

export function EditSeriesForm({ series, onClose }: EditSeriesFormProps) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const fieldText = useSeriesFieldText();
  const [change] = useChangeRecurringJobMutation();
  const mayKeepOwn = series.templateId === null;
  const { form, base, theirs, sending } = useRecordForm({
    place: `recurring-job-${series.id}`,
    record: series,
    resolver: zodResolver(mayKeepOwn ? seriesSchema : newSeriesSchema),
    toValues: valuesOf,
    save: (values, { id, version }) =>
      change({ id, recurringJobChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <StaleNotice
        resource="recurring-job"
        id={base.id}
        version={base.version}
        theirs={theirs}
        inWords={({ name }) => ({
          label: t(`fields.${name}`),
          text: fieldText(name, base),
        })}
      />
      <FormProvider {...form}>
        <SeriesFields mayKeepOwn={mayKeepOwn} />
        <SeriesPreview />
      </FormProvider>
    </DialogForm>
  );
}
