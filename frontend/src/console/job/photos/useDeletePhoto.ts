import { useDeletePhotoMutation, type Photo } from '../../../api/photos';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';
import { usePhotoWords } from './usePhotoWords';

/** Asks, deletes and reports the result; resolves to whether the photo was deleted. */
export function useDeletePhoto(): (photo: Photo) => Promise<boolean> {
  const { t } = useTranslation('photos');
  const describe = usePhotoWords();
  const act = useAct();
  const [deletePhoto] = useDeletePhotoMutation();
  return ({ id, place, stage }) =>
    act({
      ask: {
        title: t('delete.title'),
        text: t('delete.text', { what: describe(place, stage) }),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      },
      send: () => deletePhoto({ id }),
      done: t('delete.done'),
      failed: () => t('delete.failed'),
    });
}
