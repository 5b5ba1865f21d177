import { ROUTES } from '@dispatch/domain/views/routes';
import { useEffect, useState } from 'react';
import { useConfig, useConfigFailed } from '../../api/config';
import { driverToReturn } from '../../api/accounts/session';
import { ProviderLink } from '../../parts/session/ProviderLink';
import { PlainLink } from '../../ui/button/PlainLink';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { EmptyState } from '../../ui/states/EmptyState';
import { countUnsentPhotos } from '../offline/photos/photoTable';
import { countWaiting } from '../offline/queue/operationTable';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';
import { KeptJobs } from './KeptJobs';
import { useHasNetwork } from '../offline/useHasNetwork';
import { PortalFrame } from '../shell/PortalFrame';

/**
 * Shown by every page of the portal while no user is signed in. If there is no network to sign in,
 * the driver of this phone can still read where to go.
 */
export function SignInPrompt() {
  const { t } = useTranslation('driver');
  const waiting = useCount(countWaiting);
  const photos = useCount(countUnsentPhotos);
  const hasNetwork = useHasNetwork();
  const isUnreachable = useConfigFailed();
  const [driver] = useState(driverToReturn);
  const { signInProvider, passwordSignIn } = useConfig();
  return (
    <PortalFrame>
      <DocumentTitle title={t('title')} />
      <EmptyState
        drawing="lock"
        isPage
        text={t('signIn.title')}
        hint={t('signIn.text')}
        action={
          signInProvider ? (
            <ProviderLink name={signInProvider} className="sign-in" />
          ) : (
            // A page of its own: the sign-in is never served by the phone's own copy of the portal.
            <PlainLink variant="contained" className="sign-in" href={ROUTES.login.path}>
              {t('signIn.action')}
            </PlainLink>
          )
        }
      />
      {signInProvider && passwordSignIn && (
        <PlainLink href={ROUTES.login.path}>{t('signIn.byPassword')}</PlainLink>
      )}
      {waiting > 0 && (
        <p className="sign-in-waiting type-body type-strong" role="status">
          {t('signIn.waiting', { count: waiting })}
        </p>
      )}
      {photos > 0 && (
        <p className="sign-in-waiting type-body type-strong" role="status">
          {t('signIn.photos', { count: photos })}
        </p>
      )}
      {driver && (!hasNetwork || isUnreachable) && <KeptJobs user={driver} />}
    </PortalFrame>
  );
}

/** The number of updates or photos that the phone keeps until the next sign-in. */
function useCount(read: () => Promise<number>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    read().then(setCount, () => undefined);
  }, [read]);
  return count;
}
