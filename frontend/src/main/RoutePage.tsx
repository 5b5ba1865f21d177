import { audienceOf, ROUTES, type RouteName } from '@dispatch/domain/views/routes';
import { driverToReturn, useSession } from '../api/accounts/session';
import { useStartPage } from '../api/config';
import { useRouteIds } from '../parts/navigation/useRouteIds';
import { Toasts } from '../ui/over/toast/Toasts';
import { WaitScreen } from '../ui/page/WaitScreen';
import { AudienceContext } from '../ui/theme/audience';
import { AppFor, isPortalPage, type ShownPage } from './pages';

/** Undefined until the session, and for visitors the start page, is known. */
function useShownPage(route: RouteName): ShownPage | undefined {
  const { user, isLoading } = useSession();
  const startPage = useStartPage();
  const { isValid } = useRouteIds();
  if (isLoading) return undefined;
  const page = ROUTES[isValid ? route : 'unknown'][audienceOf(user)];
  if (page !== 'start') return page;
  return driverToReturn() ? 'driver-dashboard' : startPage;
}

/** The page that a route shows to the current user. */
export function RoutePage({ route }: { route: RouteName }) {
  const page = useShownPage(route);
  return (
    <>
      {page ? <AppFor page={page} /> : <WaitScreen />}
      {/* Toasts stay when one app replaces another. */}
      <AudienceContext value={page && isPortalPage(page) ? 'driver' : 'console'}>
        <Toasts />
      </AudienceContext>
    </>
  );
}
