import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';
import { useCallback, useState } from 'react';
import { PICTURE_TYPES } from '../../../parts/photos/pictureFile';
import { Button } from '../../../ui/button/Button';
import { FileDrop } from '../../../ui/form/file/FileDrop';
import { Select } from '../../../ui/form/Select';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useDismissGuard } from '../../../ui/over/dismissGuard';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { UploadList } from './UploadList';
import { usePhotoUploads, type UploadTarget } from './usePhotoUploads';
import './photos.css';

interface AddPhotosProps {
  target: UploadTarget;
  /** The name of the unit in words. */
  unit: string;
  onClose: () => void;
}

/** Uploads photos of a unit at a stage, chosen or dropped, with the state of each. */
export function AddPhotos({ target, unit, onClose }: AddPhotosProps) {
  const { t } = useTranslation('report');
  return (
    <DialogFrame title={t(`add.title.${target.stage}`)} onClose={onClose}>
      <AddPhotosContent target={target} unit={unit} onClose={onClose} />
    </DialogFrame>
  );
}

function AddPhotosContent({ target, unit, onClose }: AddPhotosProps) {
  const { t } = useTranslation(['report', 'photos']);
  const [place, setPlace] = useState<PhotoPlace>('front');
  const { uploads, add, retry } = usePhotoUploads(target);
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const confirm = useConfirm();
  const ask = useCallback(
    () =>
      confirm({
        title: t('add.stop.title'),
        text: t('add.stop.text'),
        confirmLabel: t('add.stop.confirm'),
        destructive: true,
      }),
    [confirm, t],
  );
  useDismissGuard(isBusy, ask);
  const handleClose = async () => {
    if (!isBusy || (await ask())) onClose();
  };
  return (
    <>
      <DialogBody className="stack">
        <p className="type-body">{unit}</p>
        <div className="picture-place">
          <span aria-hidden>{t('add.place')}</span>
          <Select
            label={t('add.place')}
            value={place}
            options={PHOTO_PLACES.map((value) => ({ value, label: t(`photos:place.${value}`) }))}
            onChange={setPlace}
          />
        </div>
        <FileDrop
          label={t('add.choose')}
          hint={t('add.drop')}
          accept={PICTURE_TYPES}
          color="secondary"
          multiple
          onFiles={(files) => add(files, place)}
        />
        {uploads.length > 0 && (
          <>
            <Progress
              done={uploads.filter(({ state }) => state === 'done').length}
              total={uploads.length}
            />
            <UploadList uploads={uploads} onRetry={retry} />
          </>
        )}
      </DialogBody>
      <DialogButtons>
        <Button variant="contained" onClick={() => void handleClose()}>
          {t('add.done')}
        </Button>
      </DialogButtons>
    </>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t, format } = useTexts('report');
  const words = t('add.progress', { done: format.number(done), total: format.number(total) });
  return (
    <div className="stack gap-4">
      <p className="upload-progress" role="status">
        {words}
      </p>
      <progress className="upload-bar" value={done} max={total} aria-label={words} />
    </div>
  );
}
