import { useConfig } from '../../api/config';
import { BrandMark } from '../../components/BrandMark';
import { Button } from '../../components/button/Button';
import '../../components/card.css';
import { DocumentTitle } from '../../components/DocumentTitle';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { RecordLink } from '../../components/records/RecordLink';
import { useTranslation } from '../../lib/useTranslation';
import './auth.css';
import { PasswordField } from './PasswordField';
import { SignInField } from './SignInField';
import { useSignInForm } from './signInForm';
import { SignInProblem } from './SignInProblem';
import { useSignIn } from './useSignIn';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const { companyName } = useConfig();
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
        </form>
      </main>
      <div className="sign-in-room" />
      <footer className="sign-in-foot">
        <RecordLink to="/">{t('back')}</RecordLink>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
