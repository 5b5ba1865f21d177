import { useDeletePhotoMutation, type Photo } from '../../../api/photos';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { usePhotoWords } from './usePhotoWords';

/** Asks, deletes and reports the result; resolves to whether the photo was deleted. */
export function useDeletePhoto(): (photo: Photo) => Promise<boolean> {
  const { t } = useTranslation('photos');
  const describe = usePhotoWords();
  const confirm = useConfirm();
  const toast = useToast();
  const [deletePhoto] = useDeletePhotoMutation();
  return async ({ id, place, stage }) => {
    const isSure = await confirm({
      title: t('delete.title'),
      text: t('delete.text', { what: describe(place, stage) }),
      confirmLabel: t('delete.confirm'),
      destructive: true,
    });
    if (!isSure) return false;
    const { error } = await deletePhoto({ id });
    if (error) toast.error(t('delete.failed'));
    else toast.success(t('delete.done'));
    return !error;
  };
}
