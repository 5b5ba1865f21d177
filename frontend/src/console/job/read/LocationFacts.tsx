import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../../api/jobs/jobs';
import { useStopHours } from '../../../parts/job/useStopHours';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../../../ui/layout/Section';

/** The contact at one end of the route. The address is next to the map. */
export function LocationFacts({ job, side }: { job: Job; side: Side }) {
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
