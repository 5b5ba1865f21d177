import { useSession } from '../../../api/accounts/session';
import type { Job } from '../../../api/jobs/jobs';
import {
  useGetTrackingLinkQuery,
  useMakeTrackingLinkMutation,
  useTakeBackTrackingLinkMutation,
  type TrackingLink,
} from '../../../api/telling';
import { CopyButton } from '../../../parts/factors/CopyButton';
import { Button } from '../../../ui/button/Button';
import { QrCode } from '../../../ui/facts/QrCode';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import './track.css';

interface TrackingLinkDialogProps {
  job: Job;
  onClose: () => void;
}

/** The tracking link of a job: create, copy, show, replace and revoke. */
export function TrackingLinkDialog({ job, onClose }: TrackingLinkDialogProps) {
  const { t } = useTranslation('telling');
  const query = useGetTrackingLinkQuery({ id: job.id }, { refetchOnMountOrArgChange: true });
  return (
    <DialogFrame title={t('link.title', { job: job.jobId })} onClose={onClose}>
      {query.data ? (
        <LinkContent job={job} link={query.data} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function LinkContent({ job, link, onClose }: TrackingLinkDialogProps & { link: TrackingLink }) {
  const { t } = useTranslation(['telling', 'common']);
  const { may } = useSession();
  const act = useAct();
  const [make, making] = useMakeTrackingLinkMutation();
  const [takeBack, takingBack] = useTakeBackTrackingLinkMutation();
  const isBusy = making.isLoading || takingBack.isLoading;
  const isLive = link.state === 'live';
  const handleMake = () =>
    void act({
      send: () => make({ id: job.id, newTrackingLink: { renew: isLive } }),
      ...(isLive && { done: t('link.renewed') }),
    });
  const handleTakeBack = () =>
    void act({ send: () => takeBack({ id: job.id }), done: t('link.takenBackNow') });
  return (
    <>
      <DialogBody className="stack">
        <p className="type-body quiet">{t('link.about')}</p>
        <LinkState link={link} />
      </DialogBody>
      <DialogButtons isDense>
        {isLive && may('jobs:manage') && (
          <Button color="error" disabled={isBusy} onClick={handleTakeBack}>
            {t('link.takeBack')}
          </Button>
        )}
        {isLive && may('jobs:manage') && (
          <Button variant="outlined" color="secondary" disabled={isBusy} onClick={handleMake}>
            {t('link.renew')}
          </Button>
        )}
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        {!isLive && link.state !== 'expired' && may('jobs:manage') && (
          <Button variant="contained" disabled={isBusy} onClick={handleMake}>
            {t('link.make')}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

function LinkState({ link: { state, path, address, expiresAt } }: { link: TrackingLink }) {
  const { t, format } = useTexts('telling');
  if (state !== 'live' || path === null) {
    const said = { none: 'none', live: 'none', expired: 'expired', 'taken-back': 'takenBack' };
    return <p className="type-body">{t(`link.${said[state] as 'none'}`)}</p>;
  }
  const href = address ?? `${window.location.origin}${path}`;
  return (
    <div className="wrap-row gap-16">
      <QrCode text={href} label={t('link.picture')} />
      <div className="stack gap-8 tracking-words">
        <a className="link" href={href} target="_blank" rel="noreferrer">
          <span style={{ overflowWrap: 'anywhere' }}>{href}</span>
        </a>
        <p className="type-small quiet">
          {expiresAt === null
            ? t('link.untilDelivered')
            : t('link.until', { date: format.moment(expiresAt, 'date') })}
        </p>
        <div>
          <CopyButton text={href} label={t('link.copy')} />
        </div>
      </div>
    </div>
  );
}
