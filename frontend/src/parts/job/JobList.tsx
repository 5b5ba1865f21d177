import { useMemo, type ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { RecordGrid } from '../../ui/list/RecordGrid';
import { RecordTable } from '../../ui/list/RecordTable';
import { SelectAllBox, SelectBox } from '../../ui/list/select/SelectBox';
import { useListSelection } from '../../ui/list/select/SelectionContext';
import type { Sortable } from '../../ui/list/TableRows';
import { useShownLayout } from '../../ui/list/useListLayout';
import { useTranslation } from '../../ui/text/useTranslation';

interface JobListProps<Row extends Job, Sort extends string> extends Sortable<Sort> {
  jobs: readonly Row[];
  label: string;
  columns: readonly RecordColumn<Row, Sort>[];
  renderCard: (job: Row) => ReactNode;
  /** Ids of the jobs that others have just changed; they are highlighted briefly. */
  changed?: readonly number[];
  /** Ids of the records that have left the list; they are disabled. */
  gone?: ReadonlySet<number>;
  /** Loads the next page, if there is one. */
  onEndReached?: () => void;
}

/** Adds checkboxes if the jobs of the list can be selected. */
function useColumns<Row extends Job, Sort extends string>(
  columns: readonly RecordColumn<Row, Sort>[],
) {
  const { t } = useTranslation();
  const canSelect = useListSelection() !== null;
  return useMemo((): readonly RecordColumn<Row, Sort>[] => {
    if (!canSelect) return columns;
    const select: RecordColumn<Row, Sort> = {
      id: 'select',
      header: t('select.all'),
      head: <SelectAllBox />,
      width: '2.5rem',
      cell: ({ id, jobId }) => <SelectBox id={id} name={jobId} />,
    };
    return [select, ...columns];
  }, [canSelect, columns, t]);
}

/** Cards or a table as the user chose; always cards if a table does not fit. */
export function JobList<Row extends Job, Sort extends string = never>(
  props: JobListProps<Row, Sort>,
) {
  const { jobs, label, renderCard, changed, gone, onEndReached, sorting, onSort } = props;
  const columns = useColumns(props.columns);
  return useShownLayout() === 'list' ? (
    <RecordTable
      items={jobs}
      kind="job"
      {...{ label, columns, changed, gone, onEndReached, sorting, onSort }}
    />
  ) : (
    <RecordGrid items={jobs} kind="job" {...{ renderCard, changed, gone, onEndReached }} />
  );
}
