import { Button } from '../../../ui/button/Button';
import { ToneChip } from '../../../ui/facts/ToneChip';
import { useUpdateJobMutation, type Job } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useSession } from '../../../api/accounts/session';
import { EmailLink, PhoneLink } from '../../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { RecordLink } from '../../../ui/list/RecordLink';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { useColleagueName } from '../../../parts/people/useColleagueName';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../../../ui/layout/Section';
import { UnitList } from '../units/UnitList';
import './read.css';

interface JobFactsProps {
  job: Job;
  /** Opens the panels that change the job; undefined if it cannot be changed. */
  onPanel?: ((panel: JobPanel) => void) | undefined;
}

/** All facts of a job by section, except the strip's. */
export function JobFacts({ job, onPanel }: JobFactsProps) {
  const { t } = useTranslation(['jobDetails', 'jobForm']);
  return (
    <div className="stack gap-24">
      <Section title={t('sections.job')}>
        <JobInformation job={job} />
      </Section>
      <Section title={t('sections.customer')}>
        <CustomerFacts customer={job.customer} />
      </Section>
      <Section
        title={t('sections.vehicle')}
        beside={
          onPanel && (
            <Button isMinor onClick={() => onPanel('units')}>
              {t('edit.allUnits')}
            </Button>
          )
        }
      >
        <Section level="h4" title={t('sections.vehicles', { count: job.vehicleCount })}>
          <UnitList job={job} isChangeable={onPanel !== undefined} />
        </Section>
      </Section>
      <Section title={t('jobForm:fields.specialInstructions')}>
        <LongText text={job.specialInstructions} />
      </Section>
      {job.status === 'delivered' && (
        <Section title={t('jobForm:fields.completionNotes')}>
          <LongText text={job.completionNotes} />
        </Section>
      )}
    </div>
  );
}

function JobInformation({ job }: { job: Job }) {
  const { t, format } = useTexts('jobForm');
  const { may } = useSession();
  return (
    <DescriptionList columns="narrow">
      <DescriptionItem label={t('fields.poNumber')} value={job.poNumber} />
      {may('prices:read') && (
        <DescriptionItem label={`${t('fields.price')} (${t('adminOnly')})`}>
          <MoneyText amount={job.price} />
        </DescriptionItem>
      )}
      <DescriptionItem
        label={t('fields.preferredPickupDate')}
        value={job.preferredPickupDate && format.day(job.preferredPickupDate)}
      />
      <DescriptionItem
        label={t('fields.preferredDeliveryDate')}
        value={job.preferredDeliveryDate && format.day(job.preferredDeliveryDate)}
      />
      <Responsible job={job} />
      <DescriptionItem label={t('fields.createdAt')} value={format.moment(job.createdAt)} />
      {job.completedAt && (
        <DescriptionItem label={t('fields.completedAt')} value={format.moment(job.completedAt)} />
      )}
    </DescriptionList>
  );
}

/** The responsible user. If there is none, one press makes the signed-in user responsible. */
function Responsible({ job }: { job: Job }) {
  const { t } = useTranslation(['jobForm', 'jobs']);
  const { user, may } = useSession();
  const nameOf = useColleagueName();
  const act = useAct();
  const [updateJob, { isLoading }] = useUpdateJobMutation();
  const { id, version, responsibleId } = job;
  const handleTake = () =>
    void act({
      send: () =>
        updateJob({ id, jobChange: { responsibleId: user?.id ?? null }, ...ifMatch(version) }),
    });
  return (
    <DescriptionItem label={t('fields.responsibleId')}>
      {responsibleId == null ? (
        <span className="row-actions">
          <FallbackText value={null} fallback={t('jobs:responsible.none')} />
          {may('jobs:manage') && (
            <Button isMinor className="wraps" disabled={isLoading} onClick={handleTake}>
              {t('jobs:responsible.take')}
            </Button>
          )}
        </span>
      ) : (
        nameOf(responsibleId)
      )}
    </DescriptionItem>
  );
}

function CustomerFacts({ customer }: { customer: Job['customer'] }) {
  const { t } = useTranslation(['jobForm', 'jobs']);
  if (!customer) return <FallbackText value={null} fallback={t('jobs:customer.none')} />;
  const { address, city, province, postalCode } = customer;
  const town = [city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <DescriptionList>
      <DescriptionItem label={t('fields.customerId')}>
        <RecordLink to={viewHref('customers', { customer: customer.id })}>
          {customer.name}
        </RecordLink>{' '}
        {customer.status === 'inactive' && (
          <ToneChip tone="red" label={t('jobs:customer.blacklisted')} />
        )}
      </DescriptionItem>
      <DescriptionItem label={t('fields.email')}>
        <EmailLink email={customer.email} />
      </DescriptionItem>
      <DescriptionItem label={t('fields.phone')}>
        <PhoneLink phone={customer.phone} />
      </DescriptionItem>
      <DescriptionItem
        label={t('parts.Address')}
        value={[address, town].filter(Boolean).join('\n')}
      />
    </DescriptionList>
  );
}

function LongText({ text }: { text: string | null }) {
  return (
    <div className="as-written breakable long-text">
      <FallbackText value={text} />
    </div>
  );
}
