import { useTexts } from '../../ui/text/useTexts';
import { CallDispatch } from './CallDispatch';
import './frame.css';
import { isUnsent } from '../offline/photos/photo';
import { usePhotoState } from '../offline/photos/photoContext';
import { useQueueState } from '../offline/queueContext';
import { useHasNetwork } from '../offline/useHasNetwork';

/** Neutral, never red: shows how far the phone and dispatch differ. Empty if they do not. */
export function OfflineBand({ asOf }: { asOf: number | null }) {
  const { t, format } = useTexts('driver');
  const { waiting, isSafe, isSending, isSlow, outcome, lost } = useQueueState();
  const { photos, lost: lostPhotos } = usePhotoState();
  const unsent = photos.filter(isUnsent).length;
  const hasNetwork = useHasNetwork();
  const count = waiting.length;
  const isOffline = !hasNetwork || asOf !== null || (count > 0 && outcome === 'unreachable');
  const texts = [
    lost > 0 && t('band.lost', { count: lost }),
    lostPhotos > 0 && t('band.lostPhotos', { count: lostPhotos }),
    !isSafe && t('band.unsafe', { count }),
    isOffline && isSafe && t('band.offline', { count }),
    isOffline && asOf !== null && t('band.asOf', { time: format.moment(dateOf(asOf), 'time') }),
    !isOffline && isSafe && isSending && isSlow && t('band.sending', { count }),
    unsent > 0 && t('band.photos', { count: unsent }),
  ].filter((text) => text !== false);
  return (
    <div className="offline-band" role="status" data-kept-free>
      {texts.map((text) => (
        <p key={text} className="type-label">
          {text}
        </p>
      ))}
      {(lost > 0 || lostPhotos > 0 || !isSafe) && <CallDispatch variant="text" />}
    </div>
  );
}

const dateOf = (moment: number) => new Date(moment).toISOString();
