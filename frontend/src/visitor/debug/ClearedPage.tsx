import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import '../../ui/button/link.css';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { WaitScreen } from '../../ui/page/WaitScreen';
import { useTranslation } from '../../ui/text/useTranslation';
import { useClearBrowserState } from './useClearBrowserState';

export function ClearedPage() {
  const { t } = useTranslation();
  const clear = useClearBrowserState();
  const [isCleared, setIsCleared] = useState(false);
  useEffect(() => {
    void clear().then(() => setIsCleared(true));
  }, [clear]);
  if (!isCleared) return <WaitScreen />;
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 3 }}
    >
      <DocumentTitle title={t('cleared.text')} />
      <Typography variant="h1">{t('cleared.text')}</Typography>
      {/* Another page: this one may still be served by the worker that was removed. */}
      <a href="/" className="link">
        {t('cleared.home')}
      </a>
    </Stack>
  );
}
