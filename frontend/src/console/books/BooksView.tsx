import type { ReactNode } from 'react';
import { daysOf, type Days } from '../../parts/invoices/periods';
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
import { TaxReport } from './TaxReport';
import {
  bookFilesHref,
  journalHref,
  registerHref,
  useGetBookAccountsQuery,
  useGetTaxReportQuery,
} from '../../api/invoicing/books';
import type { Language } from '../../lib/languages';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';
import { accountsWithoutNumber } from './accounts/accountNumbers';

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

interface DownloadsProps {
  days: Days;
  onNameAccounts: () => void;
}

function Downloads({ days, onNameAccounts }: DownloadsProps) {
  const { t, i18n, format } = useTexts('books');
  const language = i18n.language as Language; // i18next is started with these alone
  const { data: accounts } = useGetBookAccountsQuery();
  const { currentData: report } = useGetTaxReportQuery(days);
  const missing = accounts && report ? accountsWithoutNumber(accounts, report) : [];
  const link = (href: string, label: string, of: string) => (
    <PlainLink isMinor href={href} download="" aria-label={t('files.downloadOf', { label, of })}>
      {label}
    </PlainLink>
  );
  return (
    <Section
      level="h2"
      title={t('files.title')}
      beside={
        <Button isMinor onClick={onNameAccounts}>
          {t('accounts.open')}
        </Button>
      }
    >
      <ul className="card row-list">
        <File name={t('files.all')} help={t('files.allHelp')}>
          {link(bookFilesHref(days, language), t('files.zip'), t('files.all'))}
        </File>
        <File name={t('files.register')} help={t('files.registerHelp')}>
          {link(registerHref(days, 'csv', language), t('files.csv'), t('files.register'))}
          {link(registerHref(days, 'xlsx', language), t('files.xlsx'), t('files.register'))}
        </File>
        <File name={t('files.quickbooks')} help={t('files.quickbooksHelp')}>
          {link(journalHref(days, 'quickbooks'), t('files.download'), t('files.quickbooks'))}
        </File>
        <File
          name={t('files.sage50')}
          help={t('files.sage50Help')}
          warning={
            missing.length > 0 &&
            t('files.numbersNeeded', {
              accounts: format.list(missing.map((account) => t(`accounts.of.${account}`))),
            })
          }
        >
          {missing.length > 0 ? (
            <Button isMinor onClick={onNameAccounts}>
              {t('files.giveNumbers')}
            </Button>
          ) : (
            link(journalHref(days, 'sage50'), t('files.download'), t('files.sage50'))
          )}
        </File>
      </ul>
    </Section>
  );
}

interface FileProps {
  name: string;
  help: string;
  warning?: ReactNode;
  children: ReactNode;
}

function File({ name, help, warning, children }: FileProps) {
  return (
    <li>
      <div className="push book-file">
        <div className="strong">{name}</div>
        <div className="small quiet">{help}</div>
        {warning && <div className="small warned">{warning}</div>}
      </div>
      <div className="control-row">{children}</div>
    </li>
  );
}
