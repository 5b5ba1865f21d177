import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useCloseBookPeriodMutation, useListBookPeriodsQuery } from '../../../api/invoicing/books';
import { useToday } from '../../../parts/job/useToday';
import { DateField } from '../../../ui/form/DateField';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import '../../../ui/text/text.css';
import '../../../ui/text/type.css';
import { useToast } from '../../../ui/over/toast/useToast';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { closeSchema, offeredDay } from './closeForm';

interface CloseBooksProps {
  /** The end of the selected period, 'YYYY-MM-DD'. */
  lastDay: string;
  onClose: () => void;
}

/** Explains what closing means, and closes the books up to a day. */
export function CloseBooks({ lastDay, onClose }: CloseBooksProps) {
  const { t } = useTranslation('books');
  const query = useListBookPeriodsQuery();
  return (
    <DialogFrame title={t('close.title')} onClose={onClose}>
      {query.data ? (
        <CloseForm
          periodEnd={lastDay}
          closedTo={query.data[0]?.lastDay ?? null}
          onClose={onClose}
        />
      ) : (
        <DialogWait query={query} rows={2} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface CloseFormProps {
  periodEnd: string;
  /** The last closed day; null if no period is closed. */
  closedTo: string | null;
  onClose: () => void;
}

function CloseForm({ periodEnd, closedTo, onClose }: CloseFormProps) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const today = useToday();
  const toast = useToast();
  const [close] = useCloseBookPeriodMutation();
  const { form, sending } = useSendForm({
    place: 'close-books',
    resolver: zodResolver(closeSchema),
    defaultValues: { lastDay: offeredDay(periodEnd, today, closedTo) },
    send: (values, once) => close({ newBookPeriod: values, ...once }),
    onSent: (period) => {
      toast.success(t('close.done', { date: format.day(period.lastDay) }));
      onClose();
    },
  });
  const { control } = form;
  const lastDay = parseCalendarDate(useWatch({ control, name: 'lastDay' }));
  return (
    <DialogForm
      {...sending}
      submitLabel={t('close.submit')}
      busyLabel={t('close.busy')}
      onClose={onClose}
    >
      <DateField control={control} name="lastDay" label={t('close.lastDay')} lean="back" />
      <Alert severity="warning" role="note">
        <AlertTitle>{t('close.final')}</AlertTitle>
        {lastDay === null
          ? t('close.meaning')
          : t('close.meaningOf', { date: format.day(lastDay) })}
      </Alert>
      <p className="type-body quiet">
        {closedTo === null ? t('closed.none') : t('close.closedTo', { date: format.day(closedTo) })}
      </p>
    </DialogForm>
  );
}
