import { useListBookPeriodsQuery } from '../../api/invoicing/books';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';
import './books.css';

/** Closed periods, newest first; no new document can be dated in them. */
export function ClosedPeriods() {
  const { t, format } = useTexts('books');
  const query = useListBookPeriodsQuery();
  return (
    <Section level="h2" title={t('closed.title')}>
      <DataView
        query={query}
        errorTitle={t('closed.loadFailed')}
        skeleton={<TableSkeleton rows={2} />}
        empty={<p className="type-body quiet">{t('closed.none')}</p>}
      >
        {(periods) => (
          <ul className="card row-list">
            {periods.map(({ id: key, firstDay, lastDay, closedAt, closedBy }) => (
              <li key={key}>
                <span className="strong row-words">
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
    </Section>
  );
}
