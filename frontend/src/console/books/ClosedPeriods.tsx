import { useId } from 'react';
import { useListBookPeriodsQuery } from '../../api/invoicing/books';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './books.css';

/** Closed periods, newest first; no new document can be dated in them. */
export function ClosedPeriods() {
  const { t } = useTranslation('books');
  const format = useFormat();
  const id = useId();
  const query = useListBookPeriodsQuery();
  return (
    <section className="stack gap-12" aria-labelledby={id}>
      <h2 id={id} className="type-h2">
        {t('closed.title')}
      </h2>
      <DataView
        query={query}
        errorTitle={t('closed.loadFailed')}
        skeleton={<TableSkeleton rows={2} />}
        isEmpty={(periods) => periods.length === 0}
        empty={<p className="type-body quiet">{t('closed.none')}</p>}
      >
        {(periods) => (
          <ul className="card plain-list book-rows">
            {periods.map(({ id: key, firstDay, lastDay, closedAt, closedBy }) => (
              <li key={key}>
                <span className="strong push">
                  {t('closed.days', { from: format.day(firstDay), to: format.day(lastDay) })}
                </span>
                <span className="small quiet">
                  {t('closed.by', { name: closedBy, date: format.moment(closedAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </section>
  );
}
