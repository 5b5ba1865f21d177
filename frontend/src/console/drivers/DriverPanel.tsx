import { useGetDriverQuery } from '../../api/singleRecords';
import { getErrorCode } from '../../api/request/errors';
import { DETAILS } from '../../parts/commands/rows';
import { DialogBody } from '../../ui/over/DialogBody';
import { RecordFrame } from '../../ui/record/RecordFrame';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTranslation } from '../../ui/text/useTranslation';
import { CompletedUnits } from './CompletedUnits';
import { CurrentLoad } from './CurrentLoad';
import { DriverFacts } from './DriverFacts';
import { useCloseDriver } from './driversUrl';

/** The driver's details next to the list: statistics and delivered units. */
export function DriverPanel({ id }: { id: number }) {
  const { t } = useTranslation('drivers');
  const close = useCloseDriver();
  const query = useGetDriverQuery({ id });
  const isGone = getErrorCode(query.error) === 'not_found';
  return (
    <RecordFrame
      title={(!isGone && query.data?.name) || t('details')}
      mark={{ [DETAILS]: 'open' }}
      isAside
      onClose={close}
    >
      <DialogBody>
        {isGone ? (
          <EmptyState drawing="search" text={t('gone')} />
        ) : (
          <DataView query={query} errorTitle={t('loadOneFailed')} skeleton={<PanelSkeleton />}>
            {(driver) => (
              <div className="stack gap-24">
                <DriverFacts driver={driver} />
                <CurrentLoad driverId={driver.id} />
                <CompletedUnits driverId={driver.id} />
              </div>
            )}
          </DataView>
        )}
      </DialogBody>
    </RecordFrame>
  );
}

function PanelSkeleton() {
  return (
    <div className="stack gap-24">
      <Skeleton shape="rounded" height={28} width={160} />
      <Skeleton shape="rounded" height={40} />
      <Skeleton shape="rounded" height={76} />
      <Skeleton shape="rounded" height={240} />
    </div>
  );
}
