import { telHref } from '@dispatch/domain/people/phone';
import type { Job } from '../../api/jobs/jobs';
import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { navigationHref, nextSide, placeOf } from './routePlace';

/** Two equal plain links, which work without a connection. */
export function ContactButtons({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const side = nextSide(job.status);
  return (
    <div className="contacts">
      <PlainLink variant="outlined" href={telHref(job.customer?.phone)}>
        <Icon name="phone" size="text" />
        {t('job.call')}
      </PlainLink>
      <PlainLink
        variant="outlined"
        href={navigationHref(placeOf(job, side))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="navigation" size="text" />
        {t(side === 'pickup' ? 'job.navigatePickup' : 'job.navigateDelivery')}
      </PlainLink>
    </div>
  );
}
