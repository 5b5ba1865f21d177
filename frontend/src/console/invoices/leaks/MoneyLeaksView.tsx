import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { useState } from 'react';
import { useGetMoneyLeakTotalsQuery } from '../../../api/invoicing/moneyLeaks';
import { PageHeader } from '../../../ui/page/PageHeader';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { CardsSkeleton } from '../../../ui/states/skeletons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { LeakCards } from './LeakCards';
import { LeakList } from './LeakList';
import { LEAK_FIELDS } from './leaksUrl';

/** Money at risk: the amount of each kind, and the jobs or invoices behind it. */
export function MoneyLeaksView() {
  const { t } = useTranslation('moneyLeaks');
  const query = useGetMoneyLeakTotalsQuery();
  const [{ kind, order, dialog }, change] = useUrlState(LEAK_FIELDS);
  // The first kind that is not empty; it stays selected after its last problem is fixed.
  const [first, setFirst] = useState<MoneyLeak | null>(null);
  const found = query.data?.find(({ count }) => count > 0)?.kind ?? null;
  if (first === null && found !== null) setFirst(found);
  const shown = kind === '' ? first : kind;
  return (
    <>
      <PageHeader title={t('title')} />
      <DataView
        query={query}
        errorTitle={t('loadFailed')}
        skeleton={<CardsSkeleton count={9} lines={2} />}
        isEmpty={() => shown === null}
        empty={<EmptyState text={t('empty')} hint={t('emptyHint')} />}
      >
        {(totals) => (
          <>
            <LeakCards totals={totals} shown={shown} />
            {shown !== null && (
              <LeakList
                key={shown}
                kind={shown}
                {...{ order, dialog, change }}
                count={totals.find((total) => total.kind === shown)?.count ?? 0}
              />
            )}
          </>
        )}
      </DataView>
    </>
  );
}
