import { billOfLadingHref } from '../../api/billOfLading';
import type { Job } from '../../api/jobs/jobs';
import { isIphoneApp } from '../../lib/homeScreenApp';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { useHasNetwork } from '../offline/useHasNetwork';
import './job.css';
import { ShareBillOfLading } from './ShareBillOfLading';

/** To show or print at the vehicle; the server generates it, so it needs a network. */
export function BillOfLading({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const hasNetwork = useHasNetwork();
  if (hasNetwork && isIphoneApp())
    return (
      <div className="stack">
        <ShareBillOfLading href={billOfLadingHref(job)} />
      </div>
    );
  return (
    <div className="stack">
      <PlainLink
        variant="outlined"
        color="secondary"
        href={hasNetwork ? billOfLadingHref(job) : null}
        target="_blank"
        rel="noreferrer"
      >
        {t('billOfLading.open')}
      </PlainLink>
      {!hasNetwork && <p className="type-body quiet">{t('billOfLading.needsNetwork')}</p>}
    </div>
  );
}
