import { ExportButton } from '../../parts/job/ExportButton';
import { JobCard } from '../../parts/job/JobCard';
import { JobView } from '../../parts/job/JobView';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import { SelectedJobs } from '../../parts/selected/SelectedJobs';
import type { Mark } from '../../parts/selected/useMarksTogether';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTexts } from '../../ui/text/useTexts';
import { useUrlState } from '../../ui/url/urlState';
import { CancelledJobs } from './CancelledJobs';
import { CompletedFilters } from './CompletedFilters';
import { ReportAction } from './ReportAction';
import { SHOWN_FIELDS } from './shown';
import { SortCompletedJobs } from './SortCompletedJobs';
import { useCompletedColumns } from './useCompletedColumns';
import { useCompletedJobs } from './useCompletedJobs';

/** Delivered jobs or, on request, cancelled ones. */
export function CompletedJobsView() {
  const [{ show }] = useUrlState(SHOWN_FIELDS);
  return show === 'cancelled' ? <CancelledJobs /> : <DeliveredJobs />;
}

/** Specification 2.6. */
function DeliveredJobs() {
  const { t, format } = useTexts('completed');
  const isWide = useIsWide();
  const list = useCompletedJobs();
  const marks: Mark[] = [
    {
      flag: 'hasDriverReport',
      isOn: true,
      label: t('report.mark'),
      done: (many) => ({
        title: t('report.doneTitle'),
        description: t('report.doneTogether', { count: many, number: format.number(many) }),
      }),
    },
  ];
  return (
    <JobView
      title={t('title')}
      action={
        <div className="control-row">
          {isWide && <SortCompletedJobs list={list} />}
          {list.exported && <ExportButton filters={list.exported} />}
          <LayoutToggle />
        </div>
      }
      // Cards are sorted by the menu in the header, or by the one in the folded filters.
      filters={() => <CompletedFilters list={list} />}
      filtered={list.isSearching && { text: t('empty.title'), hint: t('empty.noMatches') }}
      nothing={{ text: t('empty.title'), hint: t('empty.hint') }}
      query={list.query}
      lines={6}
      columns={useCompletedColumns(list.sorts)}
      sorting={list.sorting}
      onSort={list.onSort}
      renderCard={(job) => <JobCard job={job} actions={<ReportAction job={job} />} />}
      wrap={(rows, records) => (
        <SelectedJobs
          jobs={records.rows}
          gone={records.gone}
          rest={records.rest}
          marks={marks}
          canDelete
        >
          {rows}
        </SelectedJobs>
      )}
    />
  );
}
