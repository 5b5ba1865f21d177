import { daysOf } from '../../parts/invoices/periods';
import { useToday } from '../../parts/job/useToday';
import { Button } from '../../ui/button/Button';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import './books.css';
import { BOOK_FIELDS } from './booksUrl';
import { BookPeriodFields } from './BookPeriodFields';
import { ClosedPeriods } from './ClosedPeriods';
import { Downloads } from './Downloads';
import { TaxReport } from './TaxReport';

const BookAccounts = late(async () => (await import('./accounts/BookAccounts')).BookAccounts, {
  texts: ['books'],
});
const CloseBooks = late(async () => (await import('./close/CloseBooks')).CloseBooks, {
  texts: ['books'],
});

/** Bookkeeping of a period: taxes, files for the bookkeeper, and closing. */
export function BooksView() {
  const { t } = useTranslation('books');
  const today = useToday();
  const [{ from, to, dialog }, change] = useUrlState(BOOK_FIELDS);
  const isChosen = from !== '' && to !== '' && from <= to;
  const days = isChosen ? { from, to } : daysOf('thisMonth', today);
  const handleClose = () => change({ dialog: '' });
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Button variant="contained" onClick={() => change({ dialog: 'close' })}>
            {t('close.open')}
          </Button>
        }
        filters={<BookPeriodFields days={days} onChange={change} />}
      />
      <TaxReport days={days} />
      <Downloads days={days} onNameAccounts={() => change({ dialog: 'accounts' })} />
      <ClosedPeriods />
      {dialog === 'accounts' && <BookAccounts onClose={handleClose} />}
      {dialog === 'close' && <CloseBooks lastDay={days.to} onClose={handleClose} />}
    </>
  );
}
