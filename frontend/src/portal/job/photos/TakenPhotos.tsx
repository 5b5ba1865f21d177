import { Button } from '../../../ui/button/Button';
import { useTexts } from '../../../ui/text/useTexts';
import { isUnsent, type KeptPhoto } from '../../offline/photos/photo';
import './photos.css';

interface TakenPhotosProps {
  photos: readonly KeptPhoto[];
  onDelete: (photo: KeptPhoto) => void;
}

/** The unit's photos, newest first; photos not sent yet can be deleted and retaken. */
export function TakenPhotos({ photos, onDelete }: TakenPhotosProps) {
  const { t, format } = useTexts(['camera', 'photos']);
  if (photos.length === 0) return null;
  return (
    <section aria-label={t('taken')}>
      <h3 className="type-label">{t('taken')}</h3>
      <ul className="taken-photos">
        {[...photos].reverse().map((photo) => {
          const { id, place, takenAt, preview, refusal } = photo;
          const name = t(`photos:place.${place}`);
          const what = t('what', { place: name, time: format.moment(takenAt, 'time') });
          const isHere = isUnsent(photo);
          return (
            <li key={id} className="taken-photo">
              {preview && <img src={preview} alt="" />}
              <div>
                <p className="type-body breakable">{what}</p>
                <p className="type-body quiet">
                  {isHere ? t(refusal === null ? 'here' : 'refused') : t('sent')}
                </p>
              </div>
              {isHere && (
                <Button
                  color="secondary"
                  variant="outlined"
                  aria-label={t('deleteOne', { what })}
                  onClick={() => onDelete(photo)}
                >
                  {t('delete')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
