import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCloseBookPeriodMutation, useListBookPeriodsQuery } from '../../../api/invoicing/books';
import { useToday } from '../../../parts/job/useToday';
import { DateField } from '../../../ui/form/DateField';
import { NewRecordDialog } from '../../../ui/record/NewRecordDialog';
import { useTexts } from '../../../ui/text/useTexts';
import { closeSchema, offeredDay } from './closeForm';

interface CloseBooksProps {
  /** The end of the selected period, 'YYYY-MM-DD'. */
  lastDay: string;
  onClose: () => void;
}

/** Explains what closing means, and closes the books up to a day. */
export function CloseBooks({ lastDay, onClose }: CloseBooksProps) {
  const { t, format } = useTexts('books');
  const today = useToday();
  const query = useListBookPeriodsQuery();
  const [close] = useCloseBookPeriodMutation();
  const closedTo = query.data?.[0]?.lastDay ?? null;
  return (
    <NewRecordDialog
      texts={{ title: t('close.title'), submit: t('close.submit'), busy: t('close.busy') }}
      destructive
      wait={{ query, isOver: query.data !== undefined }}
      place="close-books"
      resolver={zodResolver(closeSchema)}
      defaultValues={{ lastDay: offeredDay(lastDay, today, closedTo) }}
      send={(values, once) => close({ newBookPeriod: values, ...once })}
      done={(period) => ({ text: t('close.done', { date: format.day(period.lastDay) }) })}
      onClose={onClose}
    >
      <CloseFields closedTo={closedTo} />
    </NewRecordDialog>
  );
}

/** `closedTo` is the last closed day; null if no period is closed. */
function CloseFields({ closedTo }: { closedTo: string | null }) {
  const { t, format } = useTexts('books');
  const { control } = useFormContext<{ lastDay: string }>();
  const lastDay = parseCalendarDate(useWatch({ control, name: 'lastDay' }));
  return (
    <>
      <DateField<{ lastDay: string }> name="lastDay" label={t('close.lastDay')} prefer="past" />
      <Alert severity="warning" role="note">
        <AlertTitle>{t('close.final')}</AlertTitle>
        {lastDay === null
          ? t('close.meaning')
          : t('close.meaningOf', { date: format.day(lastDay) })}
      </Alert>
      <p className="type-body quiet">
        {closedTo === null ? t('closed.none') : t('close.closedTo', { date: format.day(closedTo) })}
      </p>
    </>
  );
}
