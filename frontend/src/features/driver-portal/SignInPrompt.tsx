import { useEffect, useState } from 'react';
import { useConfigFailed } from '../../api/config';
import { driverToReturn } from '../../api/session';
import { PlainLink } from '../../components/button/PlainLink';
import { DocumentTitle } from '../../components/DocumentTitle';
import { EmptyState } from '../../components/states/EmptyState';
import '../../components/type.css';
import { countWaiting } from '../../lib/offline/operationTable';
import { useTranslation } from '../../lib/useTranslation';
import './job.css';
import { KeptJobs } from './KeptJobs';
import { useHasNetwork } from './offline/useHasNetwork';
import { PortalFrame } from './PortalFrame';

/**
 * What any page of the portal shows while nobody is signed in. Where signing in is impossible for
 * want of a network, the driver of this phone still reads where to go.
 */
export function SignInPrompt() {
  const { t } = useTranslation('driver');
  const waiting = useWaitingCount();
  const hasNetwork = useHasNetwork();
  const isUnreachable = useConfigFailed();
  const [driver] = useState(driverToReturn);
  return (
    <PortalFrame>
      <DocumentTitle title={t('title')} />
      <EmptyState
        drawing="lock"
        isPage
        text={t('signIn.title')}
        hint={t('signIn.text')}
        action={
          // A page of its own: the sign-in is never served by the phone's own copy of the portal.
          <PlainLink variant="contained" className="sign-in" href="/login">
            {t('signIn.action')}
          </PlainLink>
        }
      />
      {waiting > 0 && (
        <p className="sign-in-waiting type-body type-strong" role="status">
          {t('signIn.waiting', { count: waiting })}
        </p>
      )}
      {driver && (!hasNetwork || isUnreachable) && <KeptJobs user={driver} />}
    </PortalFrame>
  );
}

/** How many updates the phone keeps until somebody signs in. */
function useWaitingCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    countWaiting().then(setCount, () => undefined);
  }, []);
  return count;
}
