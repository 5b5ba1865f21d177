import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveFeed } from '../../api/liveFeed';
import { useSession } from '../../api/session';
import { SignInPrompt } from '../../features/driver-portal/SignInPrompt';
import { SkipLink } from '../SkipLink';
import { AppTheme } from '../theme/AppTheme';
import { LAYOUT } from '../theme/tokens';
import { WaitScreen } from '../WaitScreen';
import { DriverPage, type DriverDestination } from './pages';

/** The driver portal: one column, its own larger theme, the phone's own font. */
export function DriverApp({ destination }: { destination: DriverDestination }) {
  const { user } = useSession();
  return (
    <AppTheme audience="driver">
      {user && <LiveFeed />}
      <SkipLink />
      <Box
        id="content"
        tabIndex={-1}
        sx={{
          width: '100%',
          maxWidth: LAYOUT.portal,
          minHeight: '100dvh',
          mx: 'auto',
          outline: 'none',
          pl: 'env(safe-area-inset-left)',
          pr: 'env(safe-area-inset-right)',
        }}
      >
        <Suspense fallback={<WaitScreen inline />}>
          <Texts>
            {user ? <DriverPage destination={destination} userId={user.id} /> : <SignInPrompt />}
          </Texts>
        </Suspense>
      </Box>
    </AppTheme>
  );
}

/** Asks for all of the portal's texts at once, before the connection is lost. */
function Texts({ children }: { children: ReactNode }) {
  useTranslation(['driver', 'errors']);
  return children;
}

function LiveFeed() {
  useLiveFeed();
  return null;
}
