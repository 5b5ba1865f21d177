import { useState } from 'react';
import { useGetTrackingLinkQuery, useMakeTrackingLinkMutation } from '../../api/telling';
import { Button } from '../../ui/button/Button';
import { QrCode } from '../../ui/facts/QrCode';
import { useTranslation } from '../../ui/text/useTranslation';
import { useHasNetwork } from '../offline/useHasNetwork';
import './job.css';

/**
 * Shown to the other party at the vehicle, who uses it to open the bill of lading. Once loaded, it
 * needs no network.
 */
export function TrackingCode({ jobId }: { jobId: number }) {
  const { t } = useTranslation('driver');
  const hasNetwork = useHasNetwork();
  const { data: link } = useGetTrackingLinkQuery({ id: jobId });
  const [make, { isLoading, isError }] = useMakeTrackingLinkMutation();
  const [isShown, setIsShown] = useState(false);
  const path = link?.path ?? null;
  const handleToggle = () => {
    setIsShown(!isShown);
    if (!isShown && path === null) void make({ id: jobId, newTrackingLink: {} });
  };
  return (
    <div className="stack">
      <Button
        variant="outlined"
        color="secondary"
        aria-expanded={isShown}
        disabled={isLoading || (path === null && !hasNetwork)}
        onClick={handleToggle}
      >
        {isShown ? t('trackingCode.hide') : t('trackingCode.show')}
      </Button>
      {path === null && !hasNetwork && (
        <p className="type-body quiet">{t('trackingCode.needsNetwork')}</p>
      )}
      {isShown && isError && <p className="type-body">{t('trackingCode.failed')}</p>}
      {isShown && path !== null && (
        <>
          <QrCode
            text={link?.address ?? `${window.location.origin}${path}`}
            label={t('trackingCode.picture')}
            isLarge
          />
          <p className="type-body quiet">{t('trackingCode.about')}</p>
        </>
      )}
    </div>
  );
}
