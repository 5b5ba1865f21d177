import { Button } from '../../../ui/button/Button';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isWorthRetrying, type Upload } from './usePhotoUploads';
import './photos.css';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (uploads: readonly Upload[]) => void;
}

/** Each photo with its place and upload state. */
export function UploadList({ uploads, onRetry }: UploadListProps) {
  const { t } = useTranslation(['report', 'photos', 'common']);
  return (
    <ul className="uploads" aria-label={t('add.list')}>
      {uploads.map((upload) => (
        <li key={upload.id} className="upload">
          {upload.preview ? (
            <img className="upload-picture" src={upload.preview} alt="" />
          ) : (
            <span className="upload-picture" />
          )}
          <div className="upload-words">
            <span className="upload-name">{upload.file.name}</span>
            <span className="photos-none">{t(`photos:place.${upload.place}`)}</span>
            <UploadState upload={upload} />
          </div>
          {isWorthRetrying(upload) && (
            <Button
              isMinor
              aria-label={t('add.retryOne', { name: upload.file.name })}
              onClick={() => onRetry([upload])}
            >
              {t('common:actions.tryAgain')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload: { state, error } }: { upload: Upload }) {
  const { t } = useTranslation('report');
  const errorText = useErrorText();
  const isProblem = state === 'unreadable' || state === 'unreachable' || state === 'refused';
  return (
    <span
      className={isProblem ? 'upload-problem' : undefined}
      role={isProblem ? 'alert' : undefined}
    >
      {state === 'refused' ? errorText(error) : t(`add.state.${state}`)}
    </span>
  );
}
