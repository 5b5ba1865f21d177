import { useState } from 'react';
import { isLeastOf, totalOf } from '../../api/cache/pages';
import { auditExportHref, useAuditPagesInfiniteQuery, type AuditEntry } from '../../api/audit';
import type { Language } from '../../lib/languages';
import { Button } from '../../ui/button/Button';
import { PlainLink } from '../../ui/button/PlainLink';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { RecordList } from '../../ui/list/RecordList';
import { useFitsTable } from '../../ui/list/useListLayout';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { EmptyState } from '../../ui/states/EmptyState';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './audit.css';
import { AuditCard } from './AuditCard';
import { useAuditColumns } from './auditColumns';
import { AuditFilters } from './AuditFilters';
import { filtersOf, NOTHING_CHOSEN, useAuditUrl } from './auditUrl';
import { ChainState } from './ChainState';

const EntryDialog = late(async () => (await import('./EntryDialog')).EntryDialog, {
  texts: ['jobDetails', 'jobForm', 'jobs'],
});

/** The audit log of all users' actions, for admins. */
export function AuditLogView() {
  const { t, i18n } = useTranslation(['audit', 'common']);
  const format = useFormat();
  const fitsTable = useFitsTable();
  const [chosen, change] = useAuditUrl();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const { q, order } = chosen;
  const filters = filtersOf(chosen, useSearchText(q));
  const query = useAuditPagesInfiniteQuery({ ...filters, order });
  const columns = useAuditColumns(setOpened);
  const total = totalOf(query.data);
  const isLeast = isLeastOf(query.data);
  const isFiltered = Object.keys(filters).length > 0;
  const language = i18n.language as Language; // i18next is started with these alone
  const clear = () => change({ ...NOTHING_CHOSEN });
  const link = (kind: 'csv' | 'jsonl') => (
    <PlainLink
      size="small"
      variant="outlined"
      color="secondary"
      href={auditExportHref(filters, kind, language)}
      download=""
      aria-label={t(`export.${kind}Long`)}
    >
      {t(`export.${kind}`)}
    </PlainLink>
  );
  const words = { count: total ?? 0, shown: format.number(total ?? 0) };
  return (
    <>
      <PageHeader
        title={t('title')}
        count={total === undefined ? undefined : t(isLeast ? 'countLeast' : 'count', words)}
        action={
          <span className="control-row">
            {link('csv')}
            {link('jsonl')}
          </span>
        }
        filters={
          <>
            <SearchField label={t('search')} value={q} onChange={(text) => change({ q: text })} />
            <AuditFilters chosen={chosen} onChange={change} />
          </>
        }
      />
      <ChainState />
      <RecordList
        query={query}
        label={t('title')}
        errorTitle={t('loadFailed')}
        empty={
          <EmptyState
            drawing="search"
            text={t(isFiltered ? 'noMatches' : 'empty')}
            {...(isLeast && { hint: t('lookFurther') })}
            action={
              isFiltered && (
                <Button variant="outlined" color="secondary" onClick={clear}>
                  {t('common:actions.clearFilters')}
                </Button>
              )
            }
          />
        }
        columns={columns}
        sorting={{ sort: 'at', order }}
        onSort={(sorting) => change({ order: sorting.order })}
        asCards={!fitsTable}
        renderCard={(entry) => <AuditCard entry={entry} onOpen={setOpened} />}
      />
      {isLeast && !query.hasNextPage && total !== 0 && (
        <p className="small quiet audit-further">{t('lookFurther')}</p>
      )}
      {opened !== null && (
        <EntryDialog entry={opened} onNarrow={change} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
