import { ROUTES } from '@dispatch/domain/views/routes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RecordLink } from '../../ui/list/RecordLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInCard } from '../sign-in/SignInCard';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';
import { NewPasswordForm } from './NewPasswordForm';

/**
 * The target of a password reset link. The part after `#` is never sent to a server, so it is in no
 * log.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('reset');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  const [isDone, setIsDone] = useState(false);
  const handleDone = () => {
    setIsDone(true);
    // The link was used, so remove it from the history.
    void navigate(ROUTES.resetPassword.path, { replace: true });
  };
  return (
    <SignInCard
      title={t('set.title')}
      way={<RecordLink to={ROUTES.login.path}>{t('set.signIn')}</RecordLink>}
    >
      {isDone ? (
        <div className="sign-in-step" key="done">
          <StepHead title={t('set.doneTitle')} text={t('set.done')} takesFocus />
        </div>
      ) : token === '' ? (
        <div className="sign-in-step">
          <StepHead title={t('set.title')} text={t('set.intro')} />
          <SignInProblem text={t('set.noLink')} />
        </div>
      ) : (
        <NewPasswordForm token={token} onDone={handleDone} />
      )}
    </SignInCard>
  );
}
