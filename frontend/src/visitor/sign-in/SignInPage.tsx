import { useConfig } from '../../api/config';
import { BrandMark } from '../../ui/page/BrandMark';
import { Button } from '../../ui/button/Button';
import '../../ui/facts/card.css';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { LanguageSwitch } from '../../parts/session/LanguageSwitch';
import { RecordLink } from '../../ui/list/RecordLink';
import { useTranslation } from '../../ui/text/useTranslation';
import './auth.css';
import { PasswordField } from './PasswordField';
import { SignInField } from './SignInField';
import { useSignInForm } from './signInForm';
import { SignInProblem } from './SignInProblem';
import { useSignIn } from './useSignIn';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const { companyName, startPage } = useConfig();
  const { signIn, error, isBusy } = useSignIn();
  const { email, password, submit } = useSignInForm(signIn);

  return (
    <div className="sign-in-page">
      <DocumentTitle title={t('title')} />
      <main className="card sign-in-card">
        <form noValidate onSubmit={submit}>
          <div className="sign-in-head">
            <BrandMark />
            <div>
              <h1 className="type-h1">{t('title')}</h1>
              <p className="type-body quiet">{t('subtitle', { company: companyName })}</p>
            </div>
          </div>
          {error !== null && <SignInProblem text={error} />}
          <SignInField
            state={email}
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus
          />
          <PasswordField state={password} />
          <Button type="submit" variant="contained" size="large" disabled={isBusy} isWide>
            {isBusy ? t('busy') : t('submit')}
          </Button>
          <p className="type-body quiet">{t('forgot')}</p>
        </form>
      </main>
      <div className="sign-in-room" />
      <footer className="sign-in-foot">
        {startPage === 'landing' && <RecordLink to="/">{t('back')}</RecordLink>}
        <LanguageSwitch />
      </footer>
    </div>
  );
}
