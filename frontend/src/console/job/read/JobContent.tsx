import { SIDES, type Side } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { RouteMap } from '../../../parts/map/RouteMap';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Columns } from '../Columns';
import { Section } from '../../../ui/layout/Section';
import { ActivityList } from './ActivityList';
import { JobInvoices } from '../invoices/JobInvoices';
import { JobSignatures } from '../sign/JobSignatures';
import { JobComments } from '../comments/JobComments';
import { JobCharges } from '../charges/JobCharges';
import { JobStages } from '../stages/JobStages';
import { JobFacts } from './JobFacts';
import { JobStrip } from './JobStrip';
import { useStopHours } from '../../../parts/job/useStopHours';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';

interface JobContentProps {
  job: Job;
  /** Opens the panels that change the job; undefined for cancelled jobs. */
  onPanel?: (panel: JobPanel) => void;
}

/** All facts of a job, each once: the strip, then facts on the left, places and history on the right. */
export function JobContent({ job, onPanel }: JobContentProps) {
  const { t } = useTranslation('jobDetails');
  const { may } = useSession();
  const isKept = onPanel !== undefined;
  const change = may('jobs:manage') ? onPanel : undefined;
  return (
    <div className="stack gap-24">
      <JobStrip job={job} onPanel={change} />
      <Columns>
        <div className="stack gap-24">
          <JobFacts job={job} onPanel={change} />
          <JobCharges job={job} isChangeable={isKept} />
          <JobStages job={job} isChangeable={change !== undefined} />
          {isKept && may('billing:manage') && <JobInvoices job={job} />}
          <JobSignatures job={job} hasClaimPacket={isKept} />
        </div>
        <div className="stack gap-24">
          <RouteMap job={job} withDirections />
          {SIDES.map((side) => (
            <LocationFacts key={side} job={job} side={side} />
          ))}
          {isKept && <JobComments jobId={job.id} />}
          <Section title={t('sections.activity')}>
            <ActivityList job={job} />
          </Section>
        </div>
      </Columns>
    </div>
  );
}

/** The contact at one end of the route. The address is next to the map. */
function LocationFacts({ job, side }: { job: Job; side: Side }) {
  const { t } = useTranslation(['jobForm', 'jobDetails', 'common']);
  const hours = useStopHours(job, side);
  return (
    <Section title={t(`jobDetails:sections.${side}`)}>
      <DescriptionList columns="narrow">
        {hours && <DescriptionItem label={t('common:hours.label')} value={hours} />}
        <DescriptionItem label={t('parts.ContactName')} value={job[`${side}ContactName`]} />
        <DescriptionItem label={t('parts.ContactPhone')}>
          <PhoneLink phone={job[`${side}ContactPhone`]} />
        </DescriptionItem>
        <DescriptionItem label={t('parts.SiteContactName')} value={job[`${side}SiteContactName`]} />
      </DescriptionList>
    </Section>
  );
}
