import { ROUTES } from '@dispatch/domain/views/routes';
import { useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PASSWORD_MAX, PASSWORD_MIN } from '@dispatch/domain/limits';
import { codePointLength } from '@dispatch/domain/text/text';
import { RecordLink } from '../../ui/list/RecordLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInCard } from '../sign-in/SignInCard';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';
import { getFieldProblems } from '../../api/request/errors';
import { Button } from '../../ui/button/Button';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { RevealButton } from '../../ui/form/RevealButton';
import { packProblem, useFieldError } from '../../ui/form/fieldProblem';
import { useErrorText } from '../../ui/text/useErrorText';

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

/** What a kind of link says, and how it is used. */
interface LinkUse {
  words: 'set' | 'invited';
  /** True on success. */
  send: (use: { token: string; password: string }) => Promise<boolean>;
  isSending: boolean;
  error: unknown;
}

interface NewPasswordFormProps extends LinkUse {
  /** The token from the link. */
  token: string;
  onDone: () => void;
}

function NewPasswordForm(props: NewPasswordFormProps) {
  const { token, words, send, isSending, error, onDone } = props;
  const { t } = useTranslation('reset');
  const errorText = useErrorText();
  const say = useFieldError();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isShort, setIsShort] = useState(false);
  const [refused] = getFieldProblems(error);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isTooShort = codePointLength(password) < PASSWORD_MIN || password.trim() === '';
    setIsShort(isTooShort);
    if (isTooShort || isSending) return;
    if (await send({ token, password })) onDone();
  };
  const problem = isShort ? t('set.tooShort') : say(refused && packProblem(refused));
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <StepHead title={t(`${words}.title`)} text={t(`${words}.intro`)} />
      {error !== undefined && !refused && <SignInProblem text={errorText(error)} />}
      <FieldFrame label={t(`${words}.password`)} error={problem}>
        {(ids) => (
          <InputBox
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoFocus
            maxLength={PASSWORD_MAX}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            end={<RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="contained" size="large" disabled={isSending} isWide>
        {isSending ? t('set.busy') : t('set.submit')}
      </Button>
    </form>
  );
}
