import { useMemo } from 'react';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { RecordLink } from '../../../ui/list/RecordLink';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LastNote } from '../collections/LastNote';
import { AGES, type ReceivableRow } from './aging';
import { ReceivableActions } from './ReceivableActions';

const openInvoicesHref = (customer: number) =>
  viewHref('invoices', { state: 'open', customer, sort: 'due', order: 'asc' });

interface CustomerLinkProps {
  receivable: ReceivableRow;
  stretched?: boolean;
}

function CustomerLink({ receivable: { id, customerName }, stretched }: CustomerLinkProps) {
  return (
    <RecordLink to={openInvoicesHref(id)} cutText={customerName} stretched={stretched}>
      {customerName}
    </RecordLink>
  );
}

function AgeFacts({ receivable }: { receivable: ReceivableRow }) {
  const { t } = useTranslation('payments');
  return (
    <dl className="record-facts small">
      {([...AGES, 'credit'] as const).map((age) => (
        <div key={age}>
          <dt className="quiet">{t(`ages.${age}`)}</dt>
          <dd>
            <MoneyText amount={receivable[age]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function useReceivableColumns(): RecordColumn<ReceivableRow>[] {
  const { t, format } = useTexts(['payments', 'collections']);
  return useMemo(
    () => [
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: (row) => (
          <div className="stack gap-4">
            <CustomerLink receivable={row} />
            {row.phone !== null && (
              <div className="small second-line">
                <PhoneLink phone={row.phone} />
              </div>
            )}
          </div>
        ),
        card: 'title',
        cardCell: (row) => <CustomerLink receivable={row} stretched />,
      },
      ...AGES.map((age): RecordColumn<ReceivableRow> => ({
        id: age,
        header: t(`ages.${age}`),
        width: age === 'over90' ? '7.25rem' : '6.5rem',
        align: 'right',
        // On narrow screens the balance is enough.
        ...((age === 'days31To60' || age === 'days61To90') && { hideBelow: 'lg' }),
        cell: (row) => row[age] !== 0 && <MoneyText amount={row[age]} />,
      })),
      {
        id: 'balance',
        header: t('ages.balance'),
        width: '8.5rem',
        align: 'right',
        cell: ({ balance, credit }) => (
          <>
            <div className="strong">
              <MoneyText amount={balance} />
            </div>
            {credit !== 0 && (
              <div className="small quiet one-line">
                {t('state.credit', { amount: format.money(credit) })}
              </div>
            )}
          </>
        ),
        card: 'corner',
        cardCell: ({ balance }) => (
          <span className="strong">
            <MoneyText amount={balance} />
          </span>
        ),
      },
      {
        id: 'note',
        header: t('collections:column'),
        width: '9.5rem',
        hideBelow: 'lg',
        cell: (row) => <LastNote receivable={row} />,
        card: 'block',
        cardCell: (row) => (
          <>
            <p className="small record-above">
              {row.phone === null ? '\u00a0' : <PhoneLink phone={row.phone} />}
            </p>
            <LastNote receivable={row} isOneLine />
            <AgeFacts receivable={row} />
          </>
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '8rem',
        align: 'right',
        cell: (row) => <ReceivableActions receivable={row} isShort />,
        card: 'block',
        cardCell: (row) => (
          <div className="record-above">
            <ReceivableActions receivable={row} />
          </div>
        ),
      },
    ],
    [format, t],
  );
}
