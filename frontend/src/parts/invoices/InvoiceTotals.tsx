import { Link } from 'react-router-dom';
import { useGetInvoiceTotalsQuery } from '../../api/invoicing/invoices';
import { viewHref } from '../navigation/consoleViews';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import './invoice-totals.css';

/**
 * Amounts owed, overdue, in drafts and still to be invoiced, regardless of the list's filters. Each links to its list.
 */
export function InvoiceTotals() {
  const { t, format } = useTexts('invoices');
  const { data, error } = useGetInvoiceTotalsQuery();
  const invoices = (count: number) => t('count', { count, shown: format.number(count) });
  const tiles = [
    {
      id: 'open',
      href: viewHref('invoices', { state: 'open' }),
      value: data && format.money(data.openBalance),
      note: data && invoices(data.open),
    },
    {
      id: 'overdue',
      href: viewHref('invoices', { state: 'overdue' }),
      value: data && format.money(data.overdueBalance),
      note: data && invoices(data.overdue),
      isWarned: data !== undefined && data.overdue > 0,
    },
    {
      id: 'drafts',
      href: viewHref('invoices', { state: 'draft' }),
      value: data && format.number(data.drafts),
      note: t('totals.draftsNote'),
    },
    {
      id: 'billable',
      href: viewHref('to-invoice'),
      value: data && format.number(data.billableJobs),
      note:
        data &&
        (data.billableAmount === null
          ? t('totals.billableMany')
          : t('totals.billableNote', { amount: format.money(data.billableAmount) })),
    },
  ] as const;
  // The list below reports the failure and can retry.
  if (error !== undefined && data === undefined) return null;
  return (
    <nav className="tiles" aria-label={t('totals.label')} aria-busy={data === undefined}>
      {tiles.map(({ id, href, value, note, ...look }) => (
        <Link
          key={id}
          to={href}
          className="card tile invoice-total"
          data-warned={('isWarned' in look && look.isWarned) || undefined}
        >
          <span className="type-small quiet">{t(`totals.${id}`)}</span>
          <span className="type-figure">{value ?? <Skeleton width="60%" />}</span>
          <span className="type-caption quiet">{note ?? '\u00a0'}</span>
        </Link>
      ))}
    </nav>
  );
}
