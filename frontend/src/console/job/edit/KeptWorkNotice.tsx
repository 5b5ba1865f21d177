import Alert from '@mui/material/Alert';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';

interface KeptWorkNoticeProps {
  onRestore: () => void;
  onDrop: () => void;
}

/** Offers what was typed before the session ended. */
export function KeptWorkNotice({ onRestore, onDrop }: KeptWorkNoticeProps) {
  const { t } = useTranslation('jobDetails');
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button size="small" onClick={onRestore}>
            {t('kept.restore')}
          </Button>
          <Button size="small" color="secondary" onClick={onDrop}>
            {t('kept.drop')}
          </Button>
        </>
      }
    >
      {t('kept.text')}
    </Alert>
  );
}
