import { thumbnailAddress, type Photo } from '../../../api/photos';
import { useTranslation } from '../../../ui/text/useTranslation';
import { usePhotoWords } from './usePhotoWords';
import './photos.css';

interface ThumbnailsProps {
  photos: readonly Photo[];
  onOpen: (id: Photo['id']) => void;
}

/** The photos of one place at one stage as thumbnails; each opens in full size. */
export function Thumbnails({ photos, onOpen }: ThumbnailsProps) {
  const { t } = useTranslation('photos');
  const describe = usePhotoWords();
  if (photos.length === 0) return <span className="photos-none">{t('none')}</span>;
  return (
    <div className="wrap-row photos-of">
      {photos.map(({ id, place, stage }) => (
        <button
          key={id}
          type="button"
          className="photo"
          aria-label={t('open', { what: describe(place, stage) })}
          onClick={() => onOpen(id)}
        >
          <img src={thumbnailAddress(id)} alt="" loading="lazy" decoding="async" />
        </button>
      ))}
    </div>
  );
}
