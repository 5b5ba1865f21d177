import { SEARCH_DEBOUNCE_MS } from '@dispatch/domain/limits';
import { useCountExportedJobsQuery } from '../../api/jobs/exportJobs';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';
import { useTexts } from '../../ui/text/useTexts';
import './export.css';
import { exportSchema, toFilters, type ExportValues } from './exportForm';

/** The number of jobs in the report. */
export function MatchCount({ values }: { values: ExportValues }) {
  const { t, format } = useTexts('export');
  const isPossible = exportSchema.safeParse(values).success;
  const q = useDebouncedValue(values.q, SEARCH_DEBOUNCE_MS);
  const { currentData: count, isFetching } = useCountExportedJobsQuery(
    toFilters({ ...values, q }),
    {
      skip: !isPossible,
    },
  );
  const text =
    count === undefined
      ? isFetching && t('counting')
      : t(count.isLeast ? 'matchesLeast' : 'matches', {
          count: count.total,
          number: format.number(count.total),
        });
  return (
    <p role="status" className="type-small quiet match-count">
      {text}
    </p>
  );
}
