import { formatPhone, telHref } from '@dispatch/domain/people/phone';
import type { ReactNode } from 'react';
import { PlainLink } from '../../ui/button/PlainLink';
import { FallbackText } from '../../ui/facts/FallbackText';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { cityLine, type Place } from './routePlace';
import { SectionTitle } from '../shell/SectionTitle';

interface PlaceBlockProps {
  title: string;
  place: Place;
  /** Whether this is the driver's next destination. */
  isNext: boolean;
  children?: ReactNode;
}

/** The destination and its contact; the address is the largest element. */
export function PlaceBlock({ title, place, isNext, children }: PlaceBlockProps) {
  const { t } = useTranslation('driver');
  const { contactName, contactPhone, siteContactName } = place;
  return (
    <section>
      <div className="place-head">
        <SectionTitle text={title} />
        {isNext && <span className="pill pill-next">{t('job.nextStop')}</span>}
      </div>
      {contactName && <p className="type-h4">{contactName}</p>}
      <p className="type-h2 breakable">
        <FallbackText value={place.address} fallback={t('job.noAddress')} />
      </p>
      <p className="place-town type-h2 type-light">{cityLine(place, place.postalCode)}</p>
      {siteContactName && (
        <p className="type-body quiet">{t('job.siteContact', { name: siteContactName })}</p>
      )}
      {children}
      {contactPhone && (
        <div className="place-call">
          <PlainLink
            variant="outlined"
            color="secondary"
            href={telHref(contactPhone)}
            // The visible text is part of the accessible name, for voice control.
            aria-label={t('job.callContact', {
              name: [contactName, formatPhone(contactPhone)].filter(Boolean).join(', '),
            })}
          >
            <Icon name="phone" size="text" />
            {formatPhone(contactPhone)}
          </PlainLink>
        </div>
      )}
    </section>
  );
}
