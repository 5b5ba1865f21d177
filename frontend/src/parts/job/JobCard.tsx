import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { MoneyText } from '../../ui/facts/MoneyText';
import { RecordCard } from '../../ui/list/RecordCard';
import { SelectBox } from '../../ui/list/select/SelectBox';
import { StatusChip } from './StatusChip';
import { CutText } from '../../ui/text/CutText';
import { JobDate } from './JobDate';
import { JobLink } from './JobLink';
import { LastStop } from './LastStop';
import { ListedSince } from './ListedSince';
import { LeftMark } from './marks/LeftMark';
import { noDriver } from './jobTexts';
import { NoteMark } from './marks/NoteMark';
import { DeliveryMark } from './marks/DeliveryMark';
import { PickupMark } from './marks/PickupMark';
import { RouteCell } from './RouteCell';
import { UnitsCell } from './UnitsCell';
import { unitsLeft } from './unitsLeft';

interface JobCardProps {
  job: Job;
  /** Next to the status, such as a menu. */
  corner?: ReactNode;
  /** The job has left the list, so its open status is outdated. */
  isGone?: boolean;
  /** A separate row at the bottom: buttons, checkboxes. */
  actions?: ReactNode;
}

/** One job: number and status, customer, route, units, driver and date. */
export function JobCard({ job, corner, isGone = false, actions }: JobCardProps) {
  const { t } = useTranslation('jobs');
  return (
    <RecordCard label={job.jobId} foot={actions}>
      <div className="record-card-head">
        <SelectBox id={job.id} name={job.jobId} />
        <JobLink job={job} stretched />
        <span className="push" />
        {!(isGone && isOpen(job.status)) && <StatusChip status={job.status} />}
        {corner && <div className="record-above record-corner">{corner}</div>}
      </div>
      <CutText value={job.customer?.name} fallback={t('customer.none')} className="strong" />
      <RouteCell job={job} />
      <UnitsCell job={job} />
      <div className="small quiet">
        {isOpen(job.status) && !isGone && (
          <div className="line caption">
            <ListedSince job={job} />
            <span className="push" />
            <LastStop job={job} />
          </div>
        )}
        <div className="line line-baseline">
          <CutText value={job.driver?.name} fallback={t(noDriver(job))} />
          <span className="push" />
          {job.price != null && (
            <span className="ink">
              <MoneyText amount={job.price} />
            </span>
          )}
        </div>
        <div className="line">
          <JobDate job={job} />
          <span className="push" />
          <LeftMark job={job} />
          <NoteMark job={job} isShort={unitsLeft(job).length > 0} />
          <PickupMark job={job} />
          <DeliveryMark job={job} />
        </div>
      </div>
    </RecordCard>
  );
}
