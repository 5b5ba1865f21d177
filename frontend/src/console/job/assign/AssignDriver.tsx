import { skipToken } from '@reduxjs/toolkit/query/react';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useGetJobQuery } from '../../../api/singleRecords';
import { AssignPanel } from '../../../parts/assign/AssignPanel';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { DataView } from '../../../ui/states/DataView';
import { AssignForm } from './AssignForm';

/** The Assign Driver panel for the job in the address. */
export function AssignDriver() {
  const { jobId, close } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  return (
    <AssignPanel onClose={close}>
      <DataView query={query} skeleton={<PanelSkeleton />}>
        {(job) => <AssignForm job={job} onDone={close} />}
      </DataView>
    </AssignPanel>
  );
}

function PanelSkeleton() {
  return (
    <div className="stack gap-20 assign-body">
      <Skeleton shape="rounded" height={196} />
      <Skeleton shape="rounded" height={64} />
    </div>
  );
}
