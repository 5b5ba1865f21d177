import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobPagesInfiniteQuery } from '../../../api/jobs';
import { recordsOf, totalOf } from '../../../api/pages';
import { DialogFrame } from '../../../components/form/DialogFrame';
import { JobCard } from '../../../components/jobs/JobCard';
import { useJobColumns } from '../../../components/jobs/jobColumns';
import { ShortTable } from '../../../components/records/ShortTable';
import { DataView } from '../../../components/states/DataView';
import { EmptyState } from '../../../components/states/EmptyState';
import { MoreButton } from '../../../components/states/MoreButton';
import { CardGrid, TableSkeleton } from '../../../components/states/skeletons';
import { useFormat } from '../../../components/useFormat';
import { useIsWide } from '../../../components/useIsWide';
import { urlDay, useUrlState } from '../../../lib/urlState';

const FIELDS = { created: urlDay() };

/** The jobs behind a number of the chart: all that were created on the day of the address. */
export function CreatedJobs() {
  const [{ created }, change] = useUrlState(FIELDS);
  return (
    created && <DayDialog key={created} day={created} onClose={() => change({ created: '' })} />
  );
}

function DayDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const isWide = useIsWide();
  const { job, customer, route, status } = useJobColumns();
  const columns = useMemo(() => [job, customer, route, status], [customer, job, route, status]);
  const query = useJobPagesInfiniteQuery({ created: day });
  const title = t('charts.createdOn', { day: format.day(day) });
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogContent>
        <DataView
          query={query}
          skeleton={<TableSkeleton rows={4} />}
          isEmpty={(loaded) => totalOf(loaded) === 0}
          empty={<EmptyState text={t('charts.noneCreated')} />}
        >
          {(loaded) =>
            isWide ? (
              <ShortTable items={recordsOf(loaded)} columns={columns} label={title} />
            ) : (
              <CardGrid>
                {recordsOf(loaded).map((shown) => (
                  <JobCard key={shown.id} job={shown} />
                ))}
              </CardGrid>
            )
          }
        </DataView>
      </DialogContent>
      <DialogActions>
        <MoreButton query={query} />
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
