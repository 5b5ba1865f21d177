import { bookFilesHref, useListBookPeriodsQuery } from '../../api/invoicing/books';
import type { Language } from '../../lib/languages';
import { PlainLink } from '../../ui/button/PlainLink';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';
import './books.css';

/** Closed periods with their files, newest first; no new document can be dated in them. */
export function ClosedPeriods() {
  const { t, i18n, format } = useTexts('books');
  const language = i18n.language as Language; // i18next is started with these alone
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
            {periods.map(({ id: key, firstDay, lastDay, closedAt, closedBy }) => {
              const days = t('closed.days', {
                from: format.day(firstDay),
                to: format.day(lastDay),
              });
              return (
                <li key={key}>
                  <span className="strong row-words">{days}</span>
                  <span className="small quiet">
                    {t('closed.by', { name: closedBy, date: format.moment(closedAt) })}
                  </span>
                  <PlainLink
                    isMinor
                    href={bookFilesHref({ from: firstDay, to: lastDay }, language)}
                    download=""
                    aria-label={t('closed.filesOf', { days })}
                  >
                    {t('closed.files')}
                  </PlainLink>
                </li>
              );
            })}
          </ul>
        )}
      </DataView>
    </Section>
  );
}
