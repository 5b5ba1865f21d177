import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLiveFeed } from '../../api/liveFeed';
import { useSession } from '../../api/session';
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
          <DriverPage destination={destination} />
        </Suspense>
      </Box>
    </AppTheme>
  );
}

function LiveFeed() {
  useLiveFeed();
  return null;
}
