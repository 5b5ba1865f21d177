import type { Side } from '@dispatch/domain/jobs/job-location';
import './address.css';
import { Icon } from '../../ui/icon/Icon';
import { FallbackText } from '../../ui/facts/FallbackText';
import { useTranslation } from '../../ui/text/useTranslation';
import { placeHref } from '../map/mapLinks';
import { OutLink } from '../map/OutLink';

/** The address of one end of the route, with the same marker as on the map. */
export function AddressPanel({ side, address }: { side: Side; address: string | null }) {
  const { t } = useTranslation('maps');
  return (
    <div className="address-panel">
      <div className="address-mark" data-side={side} aria-hidden>
        {t(`label.${side}`)}
      </div>
      <h3 className="type-label">{t(`panel.${side}`)}</h3>
      <p className="type-body breakable">
        <FallbackText value={address} fallback={t('unknown')} />
      </p>
      {address && (
        <div className="address-out">
          <OutLink
            href={placeHref(address)}
            text={t('open')}
            name={t('openPlace', { address })}
            icon={<Icon name="external" />}
          />
        </div>
      )}
    </div>
  );
}
