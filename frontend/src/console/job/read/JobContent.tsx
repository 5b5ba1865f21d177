import Box from '@mui/material/Box';
import { SIDES } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../../api/jobs';
import { RouteMap } from '../../../parts/map/RouteMap';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Columns, Section } from '../Section';
import { ActivityList } from './ActivityList';
import { JobInvoices } from '../invoices/JobInvoices';
import { JobSignatures } from '../sign/JobSignatures';
import { JobCharges } from '../charges/JobCharges';
import { JobStages } from '../stages/JobStages';
import { JobFacts } from './JobFacts';
import { JobStrip } from './JobStrip';
import { LocationFacts } from './LocationFacts';

interface JobContentProps {
  job: Job;
  /** Opens what changes the job; where it is not given, nothing can be changed. */
  onPanel?: (panel: JobPanel) => void;
}

/** Everything known of a job, each thing once: the strip, then facts left, places and history right. */
export function JobContent({ job, onPanel }: JobContentProps) {
  const { t } = useTranslation('jobDetails');
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <JobStrip job={job} onPanel={onPanel} />
      <Columns>
        <Box sx={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
          <JobFacts job={job} onPanel={onPanel} />
          <JobCharges job={job} isChangeable={onPanel !== undefined} />
          <JobStages job={job} isChangeable={onPanel !== undefined} />
          {onPanel && <JobInvoices job={job} />}
          <JobSignatures job={job} hasClaimPacket={onPanel !== undefined} />
        </Box>
        <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
          <RouteMap job={job} withDirections />
          {SIDES.map((side) => (
            <LocationFacts key={side} job={job} side={side} />
          ))}
          <Section title={t('sections.activity')}>
            <ActivityList job={job} />
          </Section>
        </Box>
      </Columns>
    </Box>
  );
}
