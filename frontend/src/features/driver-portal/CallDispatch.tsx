import Phone from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import { telHref } from '@dispatch/domain/phone';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/config';

/** A plain phone link, so that it works without a network; nothing where no phone is known. */
export function CallDispatch({ variant }: { variant: 'outlined' | 'text' }) {
  const { t } = useTranslation('driver');
  const call = telHref(useConfig().phone);
  if (!call) return null;
  return (
    <Button
      variant={variant}
      color={variant === 'text' ? 'inherit' : 'primary'}
      href={call}
      startIcon={<Phone />}
    >
      {t('problem.callDispatch')}
    </Button>
  );
}
