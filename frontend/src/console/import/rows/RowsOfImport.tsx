import { useImportRowPagesInfiniteQuery, type Import } from '../../../api/imports';
import { ToggleGroup } from '../../../ui/button/ToggleGroup';
import { late } from '../../../ui/over/late';
import { RecordList } from '../../../ui/record/RecordList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useTexts } from '../../../ui/text/useTexts';
import { useUrlState } from '../../../ui/url/urlState';
import { IMPORT_FIELDS, ROW_FILTERS, type RowFilter } from '../importUrl';
import { useImportRowColumns } from './importRowColumns';

const MendRow = late(async () => (await import('./MendRow')).MendRow, { texts: ['import'] });

const COUNTS = {
  ready: 'ready',
  wrong: 'wrong',
  'left-out': 'leftOut',
  made: 'made',
  undone: 'undone',
} as const;

/** The paged rows of the file with their results and problems. */
export function RowsOfImport({ one }: { one: Import }) {
  const { t, format } = useTexts('import');
  const [{ rows, order, row }, change] = useUrlState(IMPORT_FIELDS);
  const query = useImportRowPagesInfiniteQuery({
    id: one.id,
    ...(rows !== 'all' && { state: rows }),
    order,
  });
  const whole = Object.values(one.counts).reduce((sum, count) => sum + count, 0);
  const countOf = (filter: RowFilter) => (filter === 'all' ? whole : one.counts[COUNTS[filter]]);
  const wordOf = (filter: RowFilter) =>
    t(filter === 'all' ? 'counts.all' : `counts.${COUNTS[filter]}`);
  const shown = ROW_FILTERS.filter((filter) => filter === rows || countOf(filter) > 0);
  return (
    <>
      <div className="import-filters">
        <ToggleGroup
          aria-label={t('rows.show')}
          options={shown.map((value) => ({
            value,
            content: `${wordOf(value)} ${format.number(countOf(value))}`,
          }))}
          value={rows}
          onChange={(value) => change({ rows: value })}
        />
      </div>
      <RecordList
        query={query}
        label={t('rows.label')}
        errorTitle={t('rows.loadFailed')}
        empty={<EmptyState drawing="search" text={t('rows.empty')} />}
        columns={useImportRowColumns(one)}
        nameOf={({ line }) => t('rows.named', { line: format.number(line) })}
        sorting={{ sort: 'line', order }}
        onSort={(sorting) => change({ order: sorting.order })}
      />
      {row !== null && (
        <MendRow key={row} one={one} rowId={row} onClose={() => change({ row: null })} />
      )}
    </>
  );
}
