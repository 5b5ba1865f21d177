import Typography from '@mui/material/Typography';
import { useCountExportedJobsQuery } from '../../api/exportJobs';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { exportSchema, toFilters, type ExportValues } from './exportForm';

/** How many jobs the report would hold. */
export function MatchCount({ values }: { values: ExportValues }) {
  const { t } = useTranslation('export');
  const format = useFormat();
  const isPossible = exportSchema.safeParse(values).success;
  const { currentData: count, isFetching } = useCountExportedJobsQuery(toFilters(values), {
    skip: !isPossible,
  });
  const text =
    count === undefined
      ? isFetching && t('counting')
      : t('matches', { count, number: format.number(count) });
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: '1.25rem' }}>
      {text}
    </Typography>
  );
}
