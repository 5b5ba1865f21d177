import Alert from '@mui/material/Alert';
import { Button } from '../../button/Button';
import { useTranslation } from '../../text/useTranslation';
import type { OfferedWork } from './useKeptWork';

/** Offers input from before the session ended. */
export function KeptWorkAlert({ restore, drop }: OfferedWork) {
  const { t } = useTranslation('keptWork');
  return (
    <Alert
      severity="info"
      role="status"
      // On a phone the buttons stand below the text.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flexBasis: '12rem' } }}
      action={
        <>
          <Button size="small" onClick={restore}>
            {t('restore')}
          </Button>
          <Button size="small" color="secondary" onClick={drop}>
            {t('drop')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Alert>
  );
}
