import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import '../../ui/button/link.css';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { clearBrowserState } from './clearBrowserState';
import { useTranslation } from '../../ui/text/useTranslation';

export function ClearedPage() {
  const { t } = useTranslation();
  useEffect(clearBrowserState, []);
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 3 }}
    >
      <DocumentTitle title={t('cleared.text')} />
      <Typography variant="h1">{t('cleared.text')}</Typography>
      <Link to="/" className="link">
        {t('cleared.home')}
      </Link>
    </Stack>
  );
}
