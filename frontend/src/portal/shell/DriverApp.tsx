import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLiveFeed } from '../../api/live/liveFeed';
import { useSession } from '../../api/accounts/session';
import type { SessionUser } from '../../api/accounts/sessionUser';
import { JobAlerts } from '../alerts/JobAlerts';
import { useSoundAfterPress } from '../alerts/sound';
import { OfflineProvider } from '../offline/OfflineProvider';
import { useHandover } from '../job/sign/handover';
import { SignScreen } from '../job/sign/lateSignScreen';
import { SignInPrompt } from '../sign-in/SignInPrompt';
import { PushKeeper } from '../push/PushKeeper';
import { useRouteIds } from '../../parts/navigation/useRouteIds';
import { useTranslation } from '../../ui/text/useTranslation';
import { ConfirmHost } from '../../ui/over/confirm/ConfirmHost';
import { SkipLink } from '../../ui/page/SkipLink';
import './portal.css';
import { PlainTheme } from '../../ui/theme/PlainTheme';
import { WaitScreen } from '../../ui/page/WaitScreen';
import { DriverPage, type PortalPage } from './portalPages';

/** The driver portal: one column, a larger theme, and the system font. */
export function DriverApp({ page }: { page: PortalPage }) {
  const { user } = useSession();
  const { jobId } = useRouteIds();
  const content = useStartAtTop(page === 'driver-job' ? `${page} ${jobId}` : page);
  return (
    <PlainTheme audience="driver">
      <ConfirmHost>
        {user && <LiveFeed />}
        <SkipLink />
        <div ref={content} id="content" className="portal" tabIndex={-1}>
          <Suspense fallback={<WaitScreen inline />}>
            <Texts>
              {user ? (
                <OfflineProvider key={user.id} user={user}>
                  <Portal page={page} user={user} />
                </OfflineProvider>
              ) : (
                <SignInPrompt />
              )}
            </Texts>
          </Suspense>
        </div>
      </ConfirmHost>
    </PlainTheme>
  );
}

/** The portal, or the signer's screen while the phone is handed over. */
function Portal({ page, user }: { page: PortalPage; user: SessionUser }) {
  const handover = useHandover(user.id);
  useSoundAfterPress();
  if (handover) return <SignScreen handover={handover} />;
  return (
    <>
      {user.role === 'driver' && (
        // Before the page, so that it reads what the phone kept before the page replaces it.
        <>
          <JobAlerts userId={user.id} driverId={user.driverId} />
          <PushKeeper />
        </>
      )}
      <DriverPage page={page} userId={user.id} />
    </>
  );
}

/** Scrolls and focuses a new page to its top. */
function useStartAtTop(page: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}

/** Loads all of the portal's texts at once, before the connection is lost. */
function Texts({ children }: { children: ReactNode }) {
  useTranslation(['driver', 'errors']);
  return children;
}

function LiveFeed() {
  useLiveFeed();
  return null;
}
