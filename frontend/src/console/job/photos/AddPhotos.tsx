import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';
import { useCallback, useId, useState, type DragEvent } from 'react';
import { PICTURE_TYPES } from '../../../parts/photos/pictureFile';
import { Button } from '../../../ui/button/Button';
import { buttonLook } from '../../../ui/button/buttonLook';
import { Select } from '../../../ui/form/Select';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useDismissGuard } from '../../../ui/over/useDismissGuard';
import { useFormat } from '../../../ui/text/useFormat';
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
        <PictureDrop onFiles={(files) => add(files, place)} />
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

/** Takes files from a button or by drag and drop. */
function PictureDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('report');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <input
        id={id}
        className="unseen"
        type="file"
        accept={PICTURE_TYPES}
        multiple
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label htmlFor={id} {...buttonLook({ variant: 'outlined', color: 'secondary' })}>
        {t('add.choose')}
      </label>
      <p id={`${id}-hint`}>{t('add.drop')}</p>
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('report');
  const format = useFormat();
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
