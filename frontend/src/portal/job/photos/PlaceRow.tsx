import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import './photos.css';

interface PlaceRowProps {
  place: PhotoPlace;
  taken: ReadonlySet<PhotoPlace>;
  onPlace: (place: PhotoPlace) => void;
}

/** All photo places, with a tick for those photographed. Any can be selected next. */
export function PlaceRow({ place, taken, onPlace }: PlaceRowProps) {
  const { t } = useTranslation(['camera', 'photos']);
  return (
    <div className="photo-places" role="group" aria-label={t('places')}>
      {PHOTO_PLACES.map((each) => {
        const name = t(`photos:place.${each}`);
        return (
          <Button
            key={each}
            variant={each === place ? 'contained' : 'outlined'}
            color={each === place ? 'primary' : 'secondary'}
            aria-pressed={each === place}
            aria-label={taken.has(each) ? t('placeTaken', { place: name }) : name}
            onClick={() => onPlace(each)}
          >
            {taken.has(each) && <Icon name="check" size="text" />}
            {name}
          </Button>
        );
      })}
    </div>
  );
}
