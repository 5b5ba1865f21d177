import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { photoAddress, type Photo } from '../../../api/photos';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useDeletePhoto } from './useDeletePhoto';
import { usePhotoWords } from './usePhotoWords';
import './photos.css';

interface LightboxProps {
  /** The unit. */
  title: string;
  photos: readonly Photo[];
  shown: Photo['id'];
  isChangeable: boolean;
  onShow: (id: Photo['id']) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** One photo of a unit after another, as large as the screen lets it be; arrows, Home and End lead on. */
export function Lightbox({ title, photos, shown, isChangeable, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation(['photos', 'common']);
  const format = useFormat();
  const describe = usePhotoWords();
  const deletePhoto = useDeletePhoto();
  const at = photos.findIndex(({ id }) => id === shown);
  const photo = photos[at];
  if (!photo) return null;
  const after = (step: number) => photos[Math.min(photos.length - 1, Math.max(0, at + step))];
  const show = (step: number) => {
    const next = after(step);
    if (next) onShow(next.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(step);
  };
  const handleDelete = async () => {
    if (!(await deletePhoto(photo))) return;
    const next = photos[at + 1] ?? photos[at - 1];
    if (next) onShow(next.id);
    else onClose();
  };
  const what = describe(photo.place, photo.stage);
  return (
    <DialogFrame title={title} onClose={onClose} width="md">
      <Box onKeyDown={handleKey} sx={{ display: 'contents' }}>
        <DialogContent>
          <div className="lightbox">
            <IconButton label={t('previous')} aria-disabled={at === 0} onClick={() => show(-1)}>
              <Icon name="back" />
            </IconButton>
            <img
              src={photoAddress(photo.id)}
              alt={what}
              width={photo.width}
              height={photo.height}
            />
            <IconButton
              label={t('next')}
              aria-disabled={at === photos.length - 1}
              onClick={() => show(1)}
              className="lightbox-next"
            >
              <Icon name="back" />
            </IconButton>
          </div>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Typography variant="body2" aria-live="polite" sx={{ flex: 1, minWidth: 200 }}>
            {t('caption', {
              what,
              number: format.number(at + 1),
              total: format.number(photos.length),
              time: format.moment(photo.takenAt),
              name: photo.takenBy,
            })}
          </Typography>
          {isChangeable && (
            <Button color="error" onClick={() => void handleDelete()}>
              {t('delete.open')}
            </Button>
          )}
          <Button color="secondary" onClick={onClose} autoFocus>
            {t('common:actions.close')}
          </Button>
        </DialogActions>
      </Box>
    </DialogFrame>
  );
}
