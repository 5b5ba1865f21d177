import { PICTURE_TYPES } from '../../../parts/photos/pictureFile';
import { Button } from '../../../ui/button/Button';
import { FileInput } from '../../../ui/form/file/FileInput';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useCamera } from '../camera/useCamera';
import './photos.css';

const PHOTO = { width: 1600, height: 1200 };

interface ViewfinderProps {
  /** A description of the photo to take. */
  what: string;
  isBusy: boolean;
  onPicture: (picture: Blob | HTMLVideoElement) => void;
}

/**
 * The camera picture with its shutter; without a camera, an upload through the phone's own camera
 * app.
 */
export function Viewfinder({ what, isBusy, onPicture }: ViewfinderProps) {
  const { t } = useTranslation('camera');
  const { video, state } = useCamera(PHOTO);
  const isOn = state === 'on';
  return (
    <section className="stack gap-12" aria-label={t('label')}>
      <video
        ref={video}
        className="viewfinder-video"
        hidden={!isOn}
        muted
        playsInline
        aria-hidden
      />
      {isOn ? (
        <Button
          variant="contained"
          isWide
          className="tall-button"
          aria-disabled={isBusy}
          onClick={() => video.current && onPicture(video.current)}
        >
          {t('take', { what })}
        </Button>
      ) : (
        <>
          <p className="type-body" role={state === 'starting' ? 'status' : 'alert'}>
            {t(`state.${state}`)}
          </p>
          {state !== 'starting' && (
            <FileInput
              label={t('choose', { what })}
              variant="contained"
              isWide
              className="tall-button"
              accept={PICTURE_TYPES}
              capture="environment"
              disabled={isBusy}
              onFiles={([file]) => file && onPicture(file)}
            />
          )}
        </>
      )}
    </section>
  );
}
