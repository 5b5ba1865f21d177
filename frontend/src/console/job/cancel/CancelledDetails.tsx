import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCancelledJobQuery, type CancelledJob } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { Button } from '../../../ui/button/Button';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DataView } from '../../../ui/states/DataView';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DetailsSkeleton } from '../DetailsSkeleton';
import { JobContent } from '../read/JobContent';
import { useTakeBack } from './useTakeBack';

/** A cancelled job: its reason, facts and history, and the action to reinstate it. */
export function CancelledDetails() {
  const { t } = useTranslation('jobDetails');
  const { jobId, close } = useJobPanel();
  const { currentData, ...answer } = useGetCancelledJobQuery(
    jobId === null ? skipToken : { id: jobId },
  );
  const title = currentData ? t('title', { job: currentData.jobId }) : t('loading');
  return (
    <DialogFrame title={title} onClose={close} width="md">
      <DataView
        query={{ ...answer, data: currentData }}
        skeleton={
          <DialogBody>
            <DetailsSkeleton />
          </DialogBody>
        }
      >
        {(job) => <CancelledReader job={job} onClose={close} />}
      </DataView>
    </DialogFrame>
  );
}

function CancelledReader({ job, onClose }: { job: CancelledJob; onClose: () => void }) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const { may } = useSession();
  const { takeBack, isBusy } = useTakeBack();
  const handleTakeBack = async () => {
    if (await takeBack(job)) onClose();
  };
  return (
    <>
      <DialogBody className="stack gap-24">
        <CancellationStrip job={job} />
        <JobContent job={job} />
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        {may('jobs:manage') && (
          <Button variant="contained" disabled={isBusy} onClick={() => void handleTakeBack()}>
            {t('cancelled.takeBack')}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

/** Reason, person, time and amount due. */
function CancellationStrip({ job: { cancellation } }: { job: CancelledJob }) {
  const { t, format } = useTexts(['jobDetails', 'jobs']);
  const { reason, note, dryRunCharge, cancelledAt, cancelledBy } = cancellation;
  return (
    <Alert severity="warning" role="note" aria-label={t('jobs:cancelled.chip')}>
      <strong>{t('jobs:cancelled.chip')}</strong>
      <div>
        {t('cancelled.summary', {
          reason: t(`jobs:cancelled.reasons.${reason}`),
          name: cancelledBy,
          time: format.moment(cancelledAt),
        })}
      </div>
      {dryRunCharge !== undefined && (
        <div>
          {dryRunCharge === null
            ? t('cancelled.noCharge')
            : t('cancelled.charge', { amount: format.money(dryRunCharge) })}
        </div>
      )}
      {note !== null && <div className="breakable as-written">{note}</div>}
    </Alert>
  );
}
