import { formatPhone } from '@dispatch/domain/people/phone';
import type { Job } from '../../api/jobs/jobs';
import { FallbackText } from '../../ui/facts/FallbackText';
import { useTranslation } from '../../ui/text/useTranslation';
import { SectionTitle } from '../shell/SectionTitle';

/** Name and phone; the call button is at the top. */
export function CustomerBlock({ customer }: { customer: Job['customer'] }) {
  const { t } = useTranslation('driver');
  const phone = customer?.phone;
  return (
    <section>
      <SectionTitle text={t('job.customer')} />
      <p className="type-h4 breakable">
        <FallbackText value={customer?.name} fallback={t('job.noCustomer')} />
      </p>
      <p className="type-body">
        <FallbackText value={phone ? formatPhone(phone) : null} fallback={t('job.noPhone')} />
      </p>
    </section>
  );
}
