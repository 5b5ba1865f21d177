import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import { type Photo, photoAddress } from '../../../api/photos';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTexts } from '../../../ui/text/useTexts';
import { useDeletePhoto } from './useDeletePhoto';
import { usePhotoWords } from './usePhotoWords';
import { useShownPhoto } from './useShownPhoto';
import './photos.css';
import type { PhotoPair } from './photoRows';

interface LightboxProps {
  /** The name of the unit. */
  title: string;
  photos: readonly Photo[];
  shown: Photo['id'];
  isChangeable: boolean;
  onShow: (id: Photo['id']) => void;
  onClose: () => void;
}

/** Shows one photo of a unit at a time in full size, or pickup next to delivery. */
export function Lightbox({ title, photos, shown, isChangeable, onShow, onClose }: LightboxProps) {
  const { t, format } = useTexts(['photos', 'common']);
  const describe = usePhotoWords();
  const deletePhoto = useDeletePhoto();
  const view = useShownPhoto({ photos, shown, onShow });
  const { photo, pair, isComparing, at, total, step } = view;
  if (!photo || !pair) return null;
  const handleDelete = async () => {
    if (!(await deletePhoto(photo))) return;
    const index = photos.indexOf(photo);
    const next = photos[index + 1] ?? photos[index - 1];
    if (next) onShow(next.id);
    else onClose();
  };
  const place = {
    number: format.number(at + 1),
    total: format.number(total),
  };
  return (
    <DialogFrame title={title} onClose={onClose} width="lg">
      <div onKeyDown={view.handleKey} className="contents">
        <DialogBody>
          <div className="lightbox">
            <IconButton
              label={t('previous')}
              aria-keyshortcuts="ArrowLeft"
              aria-disabled={at === 0}
              onClick={() => step(-1)}
            >
              <Icon name="back" />
            </IconButton>
            {isComparing ? <ComparedPhotos pair={pair} /> : <LargePhoto photo={photo} />}
            <IconButton
              label={t('next')}
              aria-keyshortcuts="ArrowRight"
              aria-disabled={at === total - 1}
              onClick={() => step(1)}
              className="lightbox-next"
            >
              <Icon name="back" />
            </IconButton>
          </div>
        </DialogBody>
        <DialogButtons>
          <p aria-live="polite" className="type-small lightbox-words">
            {isComparing
              ? t('pair', { ...place, what: t(`place.${pair.place}`) })
              : t('caption', {
                  ...place,
                  what: describe(photo.place, photo.stage),
                  time: format.moment(photo.takenAt),
                  name: photo.takenBy,
                })}
          </p>
          {isChangeable && !isComparing && (
            <Button color="error" onClick={() => void handleDelete()}>
              {t('delete.open')}
            </Button>
          )}
          {view.counterpart && !isComparing && (
            <Button
              variant="outlined"
              color="secondary"
              aria-keyshortcuts="ArrowUp ArrowDown"
              onClick={() => view.counterpart && onShow(view.counterpart.id)}
            >
              {t(`show.${view.counterpart.stage}`)}
            </Button>
          )}
          <Button
            variant={isComparing ? 'contained' : 'outlined'}
            color={isComparing ? 'primary' : 'secondary'}
            aria-pressed={isComparing}
            onClick={() => view.setIsComparing(!isComparing)}
          >
            {t('compare')}
          </Button>
          <Button color="secondary" onClick={onClose} autoFocus>
            {t('common:actions.close')}
          </Button>
        </DialogButtons>
      </div>
    </DialogFrame>
  );
}

function LargePhoto({ photo }: { photo: Photo }) {
  const describe = usePhotoWords();
  return (
    <img
      src={photoAddress(photo.id)}
      alt={describe(photo.place, photo.stage)}
      width={photo.width}
      height={photo.height}
    />
  );
}

function ComparedPhotos({ pair }: { pair: PhotoPair }) {
  return (
    <div className="lightbox-pair">
      {REPORT_STAGES.map((stage) => (
        <PairedPhoto key={stage} stage={stage} photo={pair[stage]} />
      ))}
    </div>
  );
}

function PairedPhoto({ stage, photo }: { stage: ReportStage; photo: Photo | undefined }) {
  const { t, format } = useTexts('photos');
  return (
    <figure className="lightbox-half">
      {photo ? <LargePhoto photo={photo} /> : <p className="photos-none">{t(`noneAt.${stage}`)}</p>}
      <figcaption>
        {[t(`stage.${stage}`), photo && format.moment(photo.takenAt), photo?.takenBy]
          .filter(Boolean)
          .join(' · ')}
      </figcaption>
    </figure>
  );
}
