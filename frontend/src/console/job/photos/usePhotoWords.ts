import { PHOTO_PLACES, REPORT_STAGES } from '@dispatch/domain/report/photo';
import { useCallback } from 'react';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The subject of a photo in words: 'Front, pickup'. A place unknown to this version is 'Photo'. */
export function usePhotoWords() {
  const { t } = useTranslation('photos');
  return useCallback(
    (place: unknown, stage: unknown): string => {
      const known = PHOTO_PLACES.find((one) => one === place);
      const when = REPORT_STAGES.find((one) => one === stage);
      if (!known || !when) return t('photo');
      return t('what', { place: t(`place.${known}`), stage: t(`at.${when}`) });
    },
    [t],
  );
}
