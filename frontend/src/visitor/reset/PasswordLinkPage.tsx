import { ROUTES } from '@dispatch/domain/views/routes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RecordLink } from '../../ui/list/RecordLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInCard } from '../sign-in/SignInCard';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';
import { type LinkUse, NewPasswordForm } from './NewPasswordForm';

interface PasswordLinkPageProps extends LinkUse {
  /** The page's own address. */
  path: string;
}

/**
 * The target of a link that sets a password. The part after `#` is never sent to a server, so it is in no log.
 */
export function PasswordLinkPage({ path, ...use }: PasswordLinkPageProps) {
  const { t } = useTranslation('reset');
  const { words } = use;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  const [isDone, setIsDone] = useState(false);
  const handleDone = () => {
    setIsDone(true);
    // The link was used, so remove it from the history.
    void navigate(path, { replace: true });
  };
  return (
    <SignInCard
      title={t(`${words}.title`)}
      way={<RecordLink to={ROUTES.login.path}>{t('set.signIn')}</RecordLink>}
    >
      {isDone ? (
        <div className="sign-in-step" key="done">
          <StepHead title={t(`${words}.doneTitle`)} text={t(`${words}.done`)} takesFocus />
        </div>
      ) : token === '' ? (
        <div className="sign-in-step">
          <StepHead title={t(`${words}.title`)} text={t(`${words}.intro`)} />
          <SignInProblem text={t(`${words}.noLink`)} />
        </div>
      ) : (
        <NewPasswordForm token={token} onDone={handleDone} {...use} />
      )}
    </SignInCard>
  );
}
