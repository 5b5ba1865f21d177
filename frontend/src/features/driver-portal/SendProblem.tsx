import Phone from '@mui/icons-material/Phone';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { telHref } from '@dispatch/domain/phone';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/config';

/** Stays until the next attempt: why nothing was sent, and whom to call. */
export function SendProblem({ text }: { text: string }) {
  const { t } = useTranslation('driver');
  const { phone } = useConfig();
  const call = telHref(phone);
  return (
    <Alert severity="warning" role="status">
      {text}
      {call && (
        <div>
          <Button href={call} startIcon={<Phone />} color="inherit" sx={{ ml: -3 }}>
            {t('problem.callDispatch')}
          </Button>
        </div>
      )}
    </Alert>
  );
}
