import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useJobPagesInfiniteQuery } from '../../api/jobs';
import { recordsOf, totalOf } from '../../api/pages';
import { EndOfList } from '../../components/jobs/EndOfList';
import { JobCard } from '../../components/jobs/JobCard';
import { useJobColumns } from '../../components/jobs/jobColumns';
import { useFitsTable } from '../../components/jobs/useJobLayout';
import { RecordGrid } from '../../components/records/RecordGrid';
import { RecordTable } from '../../components/records/RecordTable';
import { DataView } from '../../components/states/DataView';
import { EmptyState } from '../../components/states/EmptyState';
import { CardsSkeleton, TableSkeleton } from '../../components/states/skeletons';
import { useFormat } from '../../components/useFormat';
import { useTranslation } from '../../lib/useTranslation';

/** Every job of the customer, the newest first. */
export function CustomerHistory({ customerId }: { customerId: number }) {
  const { t } = useTranslation('customers');
  const id = useId();
  const format = useFormat();
  const fitsTable = useFitsTable();
  const { job, vehicle, driver, route, status, date, price } = useJobColumns();
  const columns = useMemo(
    () => [job, route, vehicle, driver, status, date, price],
    [date, driver, job, price, route, status, vehicle],
  );
  const query = useJobPagesInfiniteQuery({ customerId });
  const total = totalOf(query.data);
  const handleEndReached = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <Stack direction="row" sx={{ gap: 3, alignItems: 'baseline' }}>
        <Typography variant="h2" id={id}>
          {t('history.title')}
        </Typography>
        <Typography color="text.secondary">
          {total !== undefined && t('jobs', { count: total, shown: format.number(total) })}
        </Typography>
      </Stack>
      <DataView
        query={query}
        errorTitle={t('history.loadFailed')}
        skeleton={fitsTable ? <TableSkeleton rows={4} /> : <CardsSkeleton count={3} />}
        isEmpty={(loaded) => totalOf(loaded) === 0}
        empty={<EmptyState text={t('history.empty')} />}
      >
        {(loaded) =>
          fitsTable ? (
            <RecordTable
              items={recordsOf(loaded)}
              columns={columns}
              label={t('history.title')}
              onEndReached={handleEndReached}
            />
          ) : (
            <RecordGrid
              items={recordsOf(loaded)}
              renderCard={(shown) => <JobCard job={shown} />}
              onEndReached={handleEndReached}
            />
          )
        }
      </DataView>
      <EndOfList isLoading={query.isFetchingNextPage} />
    </Box>
  );
}
