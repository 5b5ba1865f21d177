import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../../api/jobs';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../Section';

export function LocationFacts({ job, side }: { job: Job; side: Side }) {
  const { t } = useTranslation('jobDetails');
  const region = [job[`${side}Province`], job[`${side}PostalCode`]].filter(Boolean).join(' ');
  const town = [job[`${side}City`], region].filter(Boolean).join(', ');
  return (
    <Section title={t(`sections.${side}`)}>
      <DescriptionList>
        <DescriptionItem
          label={t('parts.Address')}
          value={[job[`${side}Address`], town].filter(Boolean).join('\n')}
        />
        <DescriptionItem label={t('parts.ContactName')} value={job[`${side}ContactName`]} />
        <DescriptionItem label={t('parts.ContactPhone')}>
          <PhoneLink phone={job[`${side}ContactPhone`]} />
        </DescriptionItem>
        <DescriptionItem label={t('parts.SiteContactName')} value={job[`${side}SiteContactName`]} />
      </DescriptionList>
    </Section>
  );
}
