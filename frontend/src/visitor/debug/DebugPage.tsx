import { DEBUG_RELOAD_MS } from '@dispatch/domain/limits';
import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { isRefusal } from '../../api/request/errors';
import { useCheckSessionQuery, useLoginMutation } from '../../api/accounts/session';
import { hasUnsentWork } from '../../lib/unsentWork';
import { storeToken } from '../../api/request/sessionToken';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { ClearQuestion } from './ClearQuestion';
import './debug.css';
import { useClearBrowserState } from './useClearBrowserState';

/**
 * The default email of the seed account; its password is generated at installation and unknown
 * here.
 */
const SAMPLE_EMAIL = 'admin@example.com';

export function DebugPage() {
  const { t } = useTranslation(['debug', 'auth', 'common']);
  const { data: user, refetch } = useCheckSessionQuery();
  const clearBrowserState = useClearBrowserState();
  const errorText = useErrorText();
  const [login, { isLoading }] = useLoginMutation();
  const [email, setEmail] = useState(SAMPLE_EMAIL);
  const [password, setPassword] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [result, setResult] = useState<string | null>(null);

  const handleAttempt = async () => {
    const { data, error } = await login({ email, password });
    if (data && 'secondFactor' in data) setResult(t('secondStep'));
    else if (data) {
      if (data.token) storeToken(data.token);
      setResult(t('succeeded'));
      void refetch();
    } else if (!isRefusal(error)) setResult(t('auth:errors.unexpected'));
    else setResult(error.server ? errorText(error) : t('failed', { status: error.status }));
  };
  const handleClear = async () => {
    if (await hasUnsentWork()) setIsAsking(true);
    else await clear();
  };
  const clear = async () => {
    setIsAsking(false);
    await clearBrowserState();
    setResult(t('common:cleared.text'));
    setTimeout(() => window.location.reload(), DEBUG_RELOAD_MS);
  };

  return (
    <main className="debug-page">
      <DocumentTitle title={t('title')} />
      <div>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="type-body quiet">{t('hint')}</p>
      </div>
      <section className="card card-body">
        <h2 className="type-h2">{t('currentUser')}</h2>
        <pre className="debug-user">{user ? JSON.stringify(user, null, 2) : t('signedOut')}</pre>
      </section>
      <section className="card card-body">
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void handleAttempt();
          }}
        >
          <FieldFrame label={t('auth:email')}>
            {(ids) => (
              <InputBox
                id={ids.id}
                type="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </FieldFrame>
          <FieldFrame label={t('auth:password')}>
            {(ids) => (
              <InputBox
                id={ids.id}
                type="password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </FieldFrame>
          <div className="wrap-row">
            <Button type="submit" variant="contained" disabled={isLoading}>
              {t('attempt')}
            </Button>
            <Button variant="outlined" color="secondary" onClick={() => void handleClear()}>
              {t('clear')}
            </Button>
          </div>
          {isAsking && <ClearQuestion onClear={() => void clear()} />}
          {result !== null && (
            <p className="type-body" role="status">
              {result}
            </p>
          )}
        </form>
      </section>
    </main>
  );
}
