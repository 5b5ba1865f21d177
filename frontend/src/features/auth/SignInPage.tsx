import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/config';
import { BrandMark } from '../../components/BrandMark';
import '../../components/card.css';
import { DocumentTitle } from '../../components/DocumentTitle';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { RecordLink } from '../../components/records/RecordLink';
import { PasswordField } from './PasswordField';
import { SignInField } from './SignInField';
import { useSignInForm } from './signInForm';
import { useSignIn } from './useSignIn';

const SignInProblem = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in-problem" */ './SignInProblem'))
    .SignInProblem,
}));

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

export function SignInPage() {
  const { t } = useTranslation('auth');
  const { companyName } = useConfig();
  const { signIn, error, isBusy } = useSignIn();
  const { email, password, submit } = useSignInForm(signIn);

  return (
    <Box sx={{ ...COLUMN, minHeight: '100dvh', alignItems: 'center', px: 4, py: 6 }}>
      <DocumentTitle title={t('title')} />
      <Box sx={{ flex: 1 }} />
      <Box
        component="main"
        className="card"
        sx={{ width: '100%', maxWidth: 400, p: { xs: 6, sm: 8 } }}
      >
        <Box component="form" noValidate onSubmit={submit} sx={{ ...COLUMN, gap: 5 }}>
          <Box sx={{ ...COLUMN, gap: 4 }}>
            <BrandMark />
            <Box>
              <Typography variant="h1">{t('title')}</Typography>
              <Typography color="text.secondary" sx={{ mt: 1 }}>
                {t('subtitle', { company: companyName })}
              </Typography>
            </Box>
          </Box>
          {error !== null && (
            <Suspense>
              <SignInProblem text={error} />
            </Suspense>
          )}
          <SignInField
            state={email}
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus
          />
          <PasswordField state={password} />
          <Button type="submit" variant="contained" size="large" disabled={isBusy} fullWidth>
            {isBusy ? t('busy') : t('submit')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ flex: 1.4 }} />
      <Box component="footer" sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <RecordLink to="/">{t('back')}</RecordLink>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}
