import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfigFailed } from '../../api/config';
import { driverToReturn } from '../../api/session';
import { DocumentTitle } from '../../components/DocumentTitle';
import { EmptyState } from '../../components/states/EmptyState';
import { countWaiting } from '../../lib/offline/operationTable';
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
          <Button variant="contained" href="/login" sx={{ minHeight: 64, px: 10 }}>
            {t('signIn.action')}
          </Button>
        }
      />
      {waiting > 0 && (
        <Typography role="status" sx={{ textAlign: 'center', fontWeight: 600 }}>
          {t('signIn.waiting', { count: waiting })}
        </Typography>
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
