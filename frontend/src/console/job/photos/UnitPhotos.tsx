import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { thumbnailAddress, type Photo } from '../../../api/photos';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../Section';
import { photoRows } from './photoRows';
import { usePhotoWords } from './usePhotoWords';
import './photos.css';

interface UnitPhotosProps {
  title: string;
  photos: readonly Photo[];
  onOpen: (id: Photo['id']) => void;
}

/** A line for each place: what it looked like at pickup, and beside it at delivery. */
export function UnitPhotos({ title, photos, onOpen }: UnitPhotosProps) {
  const { t } = useTranslation('photos');
  return (
    <Section isInner title={title}>
      <table className="photos" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            {REPORT_STAGES.map((stage) => (
              <th key={stage} scope="col">
                {t(`stage.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {photoRows(photos).map((row) => (
            <tr key={row.place}>
              <th scope="row">{t(`place.${row.place}`)}</th>
              {REPORT_STAGES.map((stage) => (
                <td key={stage}>
                  <Thumbnails photos={row[stage]} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Thumbnails({ photos, onOpen }: Omit<UnitPhotosProps, 'title'>) {
  const { t } = useTranslation('photos');
  const describe = usePhotoWords();
  if (photos.length === 0) return <span className="photos-none">{t('none')}</span>;
  return (
    <div className="photos-of">
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
