import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDriverCompletedJobPagesInfiniteQuery } from '../../api/driverJobs';
import { recordsOf, totalOf } from '../../api/cache/pages';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { MoreButton } from '../../ui/states/MoreButton';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { CompletedJob } from './CompletedJob';

/** The units that a driver delivered, job by job, the latest first. */
export function CompletedUnits({ driverId }: { driverId: number }) {
  const { t } = useTranslation('drivers');
  const id = useId();
  const format = useFormat();
  const query = useDriverCompletedJobPagesInfiniteQuery({ driverId });
  const total = totalOf(query.data);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'baseline' }}>
        <Typography variant="h3" component="h3" id={id}>
          {t('history.title')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {Boolean(total) && t('jobs', { count: total, shown: format.number(total ?? 0) })}
        </Typography>
      </Stack>
      <DataView
        query={query}
        errorTitle={t('history.loadFailed')}
        skeleton={<Skeleton variant="rounded" height={240} />}
        isEmpty={(loaded) => totalOf(loaded) === 0}
        empty={<EmptyState text={t('history.empty')} />}
      >
        {(loaded) => (
          <Card component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {recordsOf(loaded).map((job) => (
              <CompletedJob key={job.id} job={job} />
            ))}
          </Card>
        )}
      </DataView>
      <MoreButton query={query} />
    </Box>
  );
}
