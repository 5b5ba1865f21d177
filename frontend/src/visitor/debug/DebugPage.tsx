import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DEBUG_RELOAD_MS } from '@dispatch/domain/limits';
import { useState } from 'react';
import '../../ui/facts/card.css';
import { Button } from '../../ui/button/Button';
import { isRefusal } from '../../api/request/errors';
import { useCheckSessionQuery, useLoginMutation } from '../../api/session';
import { storeToken } from '../../api/request/sessionToken';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { useClearBrowserState } from './useClearBrowserState';

/** The seed account's usual name; its password is made at installation and not known here. */
const SAMPLE_EMAIL = 'admin@example.com';

export function DebugPage() {
  const { t } = useTranslation(['debug', 'auth', 'common']);
  const { data: user, refetch } = useCheckSessionQuery();
  const clearBrowserState = useClearBrowserState();
  const errorText = useErrorText();
  const [login, { isLoading }] = useLoginMutation();
  const [email, setEmail] = useState(SAMPLE_EMAIL);
  const [password, setPassword] = useState('');
  const [result, setResult] = useState<string | null>(null);

  const handleAttempt = async () => {
    const { data, error } = await login({ email, password });
    if (data) {
      if (data.token) storeToken(data.token);
      setResult(t('succeeded'));
      void refetch();
    } else if (!isRefusal(error)) setResult(t('auth:errors.unexpected'));
    else setResult(error.server ? errorText(error) : t('failed', { status: error.status }));
  };
  const handleClear = async () => {
    await clearBrowserState();
    setResult(t('common:cleared.text'));
    setTimeout(() => window.location.reload(), DEBUG_RELOAD_MS);
  };

  return (
    <Stack component="main" sx={{ gap: 6, maxWidth: 560, mx: 'auto', px: 4, py: 10 }}>
      <DocumentTitle title={t('title')} />
      <Box>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography color="text.secondary">{t('hint')}</Typography>
      </Box>
      <section className="card card-body">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t('currentUser')}
        </Typography>
        <Box component="pre" sx={{ m: 0, overflowX: 'auto', typography: 'body2' }}>
          {user ? JSON.stringify(user, null, 2) : t('signedOut')}
        </Box>
      </section>
      <section className="card card-body">
        <Stack
          component="form"
          noValidate
          sx={{ gap: 4 }}
          onSubmit={(event) => {
            event.preventDefault();
            void handleAttempt();
          }}
        >
          <FieldFrame label={t('auth:email')}>
            {(ids) => (
              <OutlinedInput
                id={ids.id}
                type="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </FieldFrame>
          <FieldFrame label={t('auth:password')}>
            {(ids) => (
              <OutlinedInput
                id={ids.id}
                type="password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </FieldFrame>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={isLoading}>
              {t('attempt')}
            </Button>
            <Button variant="outlined" color="secondary" onClick={() => void handleClear()}>
              {t('clear')}
            </Button>
          </Stack>
          {result !== null && <Typography role="status">{result}</Typography>}
        </Stack>
      </section>
    </Stack>
  );
}
