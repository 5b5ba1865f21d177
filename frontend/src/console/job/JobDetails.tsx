import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { isOpen } from '@dispatch/domain/jobs/job-status';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { DialogBody } from '../../ui/over/DialogBody';
import { useGetJobQuery } from '../../api/singleRecords';
import { useJobPresence } from '../../api/jobs/presence';
import { DETAILS } from '../../parts/commands/rows';
import { StatusChip } from '../../parts/job/StatusChip';
import { useJobPanel } from '../../parts/navigation/jobPanel';
import { RecordFrame } from '../../ui/record/RecordFrame';
import { useEditGuard } from '../../ui/record/useEditGuard';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCancelledInstead } from './cancel/useCancelledInstead';
import { DetailsSkeleton } from './DetailsSkeleton';
import { JobEditor } from './edit/JobEditor';
import { JobReader } from './read/JobReader';
import { PresenceLine } from './PresenceLine';
import { UnitsEditor } from './units/UnitsEditor';
import './job.css';

/** The details (specification 2.11) of the job in the address, in read or edit mode. */
export function JobDetails() {
  const { t } = useTranslation('jobDetails');
  const { jobId, panel, change, close } = useJobPanel();
  const { currentData: job, ...answer } = useGetJobQuery(
    jobId === null ? skipToken : { id: jobId },
  );
  const query = { ...answer, data: job };
  useCancelledInstead(query.error);
  const isEditing = panel === 'edit' || panel === 'units';
  const others = useJobPresence(job ? jobId : null, isEditing ? 'editing' : 'reading');
  const [edited, setEdited] = useState<number | null>(null);
  const { onDirty, release } = useEditGuard();
  const isClosed = job && !isOpen(job.status);

  return (
    <RecordFrame
      title={job ? t('title', { job: job.jobId }) : t('loading')}
      {...(!isEditing && { mark: { [DETAILS]: isClosed ? 'closed' : 'open' } })}
      isEditing={isEditing}
      head={
        <>
          {job && isEditing && <StatusChip status={job.status} />}
          <div className="job-presence">
            <PresenceLine others={others} />
          </div>
        </>
      }
      onClose={close}
    >
      <DataView
        query={query}
        missing={jobId === null ? undefined : t('missing', { job: jobReference(jobId) })}
        skeleton={
          <DialogBody>
            <DetailsSkeleton />
          </DialogBody>
        }
      >
        {(shown) => {
          const handleDone = () => {
            release();
            setEdited(shown.id);
            change('details');
          };
          const editor = { job: shown, onDirty, onDone: handleDone };
          if (panel === 'edit') return <JobEditor key={shown.id} {...editor} />;
          if (panel === 'units') return <UnitsEditor key={shown.id} {...editor} />;
          return (
            <JobReader
              key={shown.id}
              job={shown}
              onPanel={change}
              isBack={edited === shown.id}
              onGone={close}
            />
          );
        }}
      </DataView>
    </RecordFrame>
  );
}
