import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { useId } from 'react';
import { useMoneyLeakPagesInfiniteQuery } from '../../../api/invoicing/moneyLeaks';
import { Button } from '../../../ui/button/Button';
import type { Order } from '../../../ui/list/sorting';
import { late } from '../../../ui/over/late';
import { RecordList } from '../../../ui/record/RecordList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useTexts } from '../../../ui/text/useTexts';
import { useLeakColumns } from './leakColumns';
import './leaks.css';

const SendAll = late(async () => (await import('./SendAll')).SendAll, {
  texts: ['invoiceMail', 'toInvoice'],
});

interface LeakListProps {
  kind: MoneyLeak;
  order: Order;
  dialog: '' | 'send';
  change: (patch: { order?: Order; dialog?: '' | 'send' }) => void;
  count: number;
}

/** One kind of money leak: its meaning and its jobs or invoices, each with the action that fixes it. */
export function LeakList({ kind, order, dialog, change, count }: LeakListProps) {
  const { t, format } = useTexts('moneyLeaks');
  const id = useId();
  const query = useMoneyLeakPagesInfiniteQuery({ kind, order });
  const name = t(`kinds.${kind}.name`);
  return (
    <section className="stack gap-12" aria-labelledby={id}>
      <div className="leak-list-head">
        <div className="push">
          <h2 id={id} className="type-h2">
            {name}
          </h2>
          <p className="type-body quiet">{t(`kinds.${kind}.meaning`)}</p>
        </div>
        {kind === 'not-sent' && count > 1 && (
          <Button variant="contained" onClick={() => change({ dialog: 'send' })}>
            {t('sendAll', { count, shown: format.number(count) })}
          </Button>
        )}
      </div>
      <RecordList
        query={query}
        label={name}
        errorTitle={t('loadFailed')}
        empty={<EmptyState text={t('emptyKind')} hint={t('emptyKindHint')} />}
        columns={useLeakColumns(kind)}
        nameOf={({ jobReference, invoiceReference }) => jobReference ?? invoiceReference ?? ''}
        sorting={{ sort: 'since', order }}
        onSort={(sorting) => change({ order: sorting.order })}
      />
      {dialog === 'send' && kind === 'not-sent' && (
        <SendAll onClose={() => change({ dialog: '' })} />
      )}
    </section>
  );
}
