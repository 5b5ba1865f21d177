import type { ReportStage } from '@dispatch/domain/report/photo';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isUnsent } from '../../offline/photos/photo';
import { usePhotoState } from '../../offline/photos/photoContext';

interface PhotosButtonProps {
  unitId: number;
  /** The unit's name on the screen. */
  name: string;
  stage: ReportStage;
  onOpen: (unitId: number) => void;
}

/** Opens the camera for one unit, and shows the photos taken and those not sent yet. */
export function PhotosButton({ unitId, name, stage, onOpen }: PhotosButtonProps) {
  const { t } = useTranslation('driver');
  const { photos } = usePhotoState();
  const own = photos.filter((photo) => photo.unitId === unitId);
  const taken = own.filter((photo) => photo.stage === stage).length;
  const unsent = own.filter(isUnsent).length;
  const label = t(`photos.open.${stage}`);
  return (
    <>
      <Button
        variant="outlined"
        isWide
        className="plate-photos"
        aria-label={`${label}: ${name}`}
        onClick={() => onOpen(unitId)}
      >
        {label}
      </Button>
      {(taken > 0 || unsent > 0) && (
        <p className="type-body">
          {t('photos.taken', { count: taken })}
          {unsent > 0 && ` · ${t('photos.unsent', { count: unsent })}`}
        </p>
      )}
    </>
  );
}
