import { zodResolver } from '@hookform/resolvers/zod';
import { dayOf } from '@dispatch/domain/time/company-day';
import { FormProvider } from 'react-hook-form';
import { useConfig } from '../../api/config';
import { useMakeRecurringJobMutation } from '../../api/jobs/series';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { blankSeries, newSeriesSchema, toPayload } from './seriesForm';
import { SeriesFields } from './SeriesFields';
import { SeriesPreview } from './SeriesPreview';

export function NewSeriesForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const { timeZone } = useConfig();
  const [make] = useMakeRecurringJobMutation();
  const { form, sending } = useSendForm({
    place: 'new-recurring-job',
    resolver: zodResolver(newSeriesSchema),
    defaultValues: blankSeries(dayOf(new Date(), timeZone)),
    send: (values, once) => make({ newRecurringJob: toPayload(values), ...once }),
    onSent: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <FormProvider {...form}>
        <SeriesFields mayKeepOwn={false} />
        <SeriesPreview />
      </FormProvider>
    </DialogForm>
  );
}
