import { SIDES } from '@dispatch/domain/jobs/job-location';
import { hasNotStarted, isAllLeft } from '@dispatch/domain/jobs/unit-state';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { useState } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { marksOf } from '../../parts/job/unitsLeft';
import { AddNote } from './actions/AddNote';
import { AllLeft } from './actions/AllLeft';
import { BillOfLading } from './BillOfLading';
import { TrackingCode } from './TrackingCode';
import { DriverJobFacts } from './DriverJobFacts';
import { JobHeader } from './JobHeader';
import { Completing } from './actions/Completing';
import { NextActionBar } from './actions/NextActionBar';
import { navigationHref, placeOf } from './routePlace';
import { PortalFrame } from '../shell/PortalFrame';
import { RefusedPhotos } from '../offline/photos/RefusedPhotos';
import { RefusedTaps } from '../offline/RefusedTaps';
import { ReportGate } from './report/ReportGate';
import { useMissing } from './report/useMissing';
import { ShowMap } from './ShowMap';
import { Signatures } from './sign/Signatures';
import { StorageQuestion } from '../offline/StorageQuestion';
import { PushQuestion } from '../push/PushQuestion';
import { type OpenUnit, UnitScreens } from './actions/UnitScreens';
import { useDriverAction } from './actions/useDriverAction';
import { UnitWork } from './work/UnitWork';
import type { PortalDriver } from '../shell/usePortalDriver';

interface JobDetailProps {
  job: Job;
  driver: PortalDriver;
  userId: number;
  /** The time of the server's last answer; null while the data is fresh. */
  asOf: number | null;
}

/** One job on one screen, in the order of the work. */
export function JobDetail({ job, driver, userId, asOf }: JobDetailProps) {
  const action = useDriverAction(userId, job);
  const { next, isAtWork, isPending, advance, complete, note, leaveUnit, takeUnit } = action;
  /** Null until the dialog is first opened and its code is loaded. */
  const [isCompleting, setIsCompleting] = useState<boolean | null>(null);
  const [openUnit, setOpenUnit] = useState<OpenUnit | null>(null);
  /** The stage whose missing reports are being asked about. */
  const [leaving, setLeaving] = useState<ReportStage | null>(null);
  const missing = useMissing(job);
  const stage = hasNotStarted(job.status) ? 'pickup' : 'delivery';
  const isLoading = isAtWork && hasNotStarted(job.status);
  const hasAddress = SIDES.some((end) => navigationHref(placeOf(job, end)) !== null);

  const proceed = () => {
    setLeaving(null);
    if (next?.asksForNotes) setIsCompleting(true);
    else void advance();
  };
  const handleAct = () => {
    const end = next?.asksForNotes ? 'delivery' : 'pickup';
    if (missing(end).length > 0) setLeaving(end);
    else proceed();
  };

  return (
    <PortalFrame
      header={<JobHeader back={driver.home} name={driver.name} userId={userId} />}
      bottomBar={
        next ? (
          <NextActionBar action={next} isPending={isPending} onAct={handleAct} />
        ) : (
          isAtWork && isAllLeft(marksOf(job)) && <AllLeft />
        )
      }
      asOf={asOf}
    >
      <DocumentTitle title={job.jobId} />
      <RefusedTaps jobId={job.id} />
      <RefusedPhotos jobId={job.id} />
      <DriverJobFacts
        job={job}
        map={
          <>
            {hasAddress && <ShowMap job={job} />}
            <BillOfLading job={job} />
            <TrackingCode jobId={job.id} />
          </>
        }
        unitAction={(unit, name) => (
          <UnitWork
            {...{ userId, job, unit, name, stage }}
            isBusy={isPending || !isAtWork}
            onOpen={setOpenUnit}
            onLeave={leaveUnit}
            onTake={(unitId) => void takeUnit(unitId)}
          />
        )}
      >
        <Signatures job={job} userId={userId} />
        {isAtWork && (
          <div>
            <AddNote userId={userId} jobId={job.id} isBusy={isPending} onSend={note} />
          </div>
        )}
      </DriverJobFacts>
      {driver.isOwn && <StorageQuestion />}
      {driver.isOwn && <PushQuestion />}
      <UnitScreens
        userId={userId}
        job={job}
        stage={stage}
        open={openUnit}
        isLoading={isLoading}
        isBusy={isPending}
        onOpen={setOpenUnit}
        onLeave={leaveUnit}
      />
      <ReportGate
        userId={userId}
        job={job}
        stage={leaving}
        onPass={proceed}
        onClose={() => setLeaving(null)}
      />
      <Completing
        userId={userId}
        job={job}
        isOpen={isCompleting}
        isBusy={isPending}
        onComplete={complete}
        onClose={() => setIsCompleting(false)}
      />
    </PortalFrame>
  );
}
