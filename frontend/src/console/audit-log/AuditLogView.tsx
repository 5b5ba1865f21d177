import { useState } from 'react';
import { isLeastOf, totalOf } from '../../api/cache/pages';
import { auditExportHref, useAuditPagesInfiniteQuery, type AuditEntry } from '../../api/audit';
import type { Language } from '../../lib/languages';
import { PlainLink } from '../../ui/button/PlainLink';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { late } from '../../ui/over/late';
import { RecordView } from '../../ui/record/RecordView';
import { useTranslation } from '../../ui/text/useTranslation';
import './audit.css';
import { useAuditColumns } from './auditColumns';
import { AuditFilters } from './AuditFilters';
import { filtersOf, NOTHING_CHOSEN, useAuditUrl } from './auditUrl';
import { ChainState } from './ChainState';
import { useAuditWords } from './useAuditWords';

const EntryDialog = late(async () => (await import('./EntryDialog')).EntryDialog, {
  texts: ['jobDetails', 'jobForm', 'jobs'],
});

/** The audit log of all users' actions, for admins. */
export function AuditLogView() {
  const { t, i18n } = useTranslation('audit');
  const [chosen, change] = useAuditUrl();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const { q, order } = chosen;
  const filters = filtersOf(chosen, useSearchText(q));
  const query = useAuditPagesInfiniteQuery({ ...filters, order });
  const isLeast = isLeastOf(query.data);
  const further = isLeast ? { hint: t('lookFurther') } : {};
  const isFiltered = Object.keys(filters).length > 0;
  const language = i18n.language as Language; // i18next is started with these alone
  const link = (kind: 'csv' | 'jsonl') => (
    <PlainLink isMinor href={auditExportHref(filters, kind, language)} download="">
      {t(`export.${kind}`)}
    </PlainLink>
  );
  return (
    <>
      <RecordView
        title={t('title')}
        countText={(words) => t(isLeast ? 'countLeast' : 'count', words)}
        action={
          <span className="control-row">
            {link('csv')}
            {link('jsonl')}
          </span>
        }
        search={{ label: t('search'), value: q, onChange: (text) => change({ q: text }) }}
        filters={<AuditFilters chosen={chosen} onChange={change} />}
        lead={<ChainState />}
        filtered={
          isFiltered && {
            text: t('noMatches'),
            ...further,
            onClear: () => change(NOTHING_CHOSEN),
          }
        }
        nothing={{ drawing: 'search', text: t('empty'), ...further }}
        query={query}
        errorTitle={t('loadFailed')}
        columns={useAuditColumns(setOpened)}
        nameOf={useAuditWords().what}
        sorting={{ sort: 'at', order }}
        onSort={(sorting) => change({ order: sorting.order })}
      />
      {isLeast && !query.hasNextPage && totalOf(query.data) !== 0 && (
        <p className="small quiet audit-further">{t('lookFurther')}</p>
      )}
      {opened !== null && (
        <EntryDialog entry={opened} onNarrow={change} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
