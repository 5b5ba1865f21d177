import { useMemo } from 'react';
import { Button } from '../../../ui/button/Button';
import { useJobPagesInfiniteQuery } from '../../../api/jobs/jobs';
import { recordsOf, totalOf } from '../../../api/cache/pages';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { JobCard } from '../../../parts/job/JobCard';
import { useJobColumns } from '../../../parts/job/jobColumns';
import { ShortTable } from '../../../ui/list/ShortTable';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { MoreButton } from '../../../ui/states/MoreButton';
import { CardGrid, TableSkeleton } from '../../../ui/states/skeletons';
import { useIsWide } from '../../../ui/screen/useIsWide';
import { useTexts } from '../../../ui/text/useTexts';

interface DayDialogProps {
  day: string;
  onClose: () => void;
}

export function DayDialog({ day, onClose }: DayDialogProps) {
  const { t, format } = useTexts(['dashboard', 'common']);
  const isWide = useIsWide();
  const { job, customer, route, status } = useJobColumns();
  const columns = useMemo(() => [job, customer, route, status], [customer, job, route, status]);
  const query = useJobPagesInfiniteQuery({ created: day });
  const title = t('charts.createdOn', { day: format.day(day) });
  return (
    <DialogFrame title={title} onClose={onClose} width="md">
      <DialogBody>
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
      </DialogBody>
      <DialogButtons>
        <MoreButton query={query} />
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}
