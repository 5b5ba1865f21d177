import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useStartPage } from '../api/config';
import { driverToReturn, useSession } from '../api/accounts/session';
import type { SessionUser } from '../api/accounts/sessionUser';
import { useTranslation } from '../ui/text/useTranslation';
import { destinationOf, type Destination } from '../parts/navigation/destination';
import { languageOf } from '../parts/session/pageLanguageSlice';
import { DriverApp } from '../portal/shell/driverPart';
import { late } from '../ui/over/late';
import { Toasts } from '../ui/over/toast/Toasts';
import { AudienceContext } from '../ui/theme/audience';
import { ErrorBoundary } from '../ui/page/ErrorBoundary';
import { Redirecting } from './Redirecting';
import { WaitScreen } from '../ui/page/WaitScreen';
import type { AppState } from './store';

const LandingApp = late(
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../visitor/landing/LandingApp')).LandingApp,
  { isPlain: true, wait: <WaitScreen /> },
);
const ConsoleApp = late(
  async () =>
    (await import(/* webpackChunkName: "console" */ '../console/shell/ConsoleApp')).ConsoleApp,
  { texts: ['console'], isPlain: true, wait: <WaitScreen /> },
);

function AppFor({ destination }: { destination: Destination }) {
  switch (destination.app) {
    case 'landing':
      return <LandingApp page={destination.page} />;
    case 'console':
      return <ConsoleApp />;
    case 'driver':
      return <DriverApp destination={destination} />;
    case 'redirect':
      return <Redirecting />;
  }
}

/**
 * The only place that changes the page's language: two owners would overwrite each other forever.
 */
function useLanguageOf(user: SessionUser | null): void {
  const { i18n } = useTranslation();
  const language = useSelector((state: AppState) => languageOf(state.pageLanguage, user));
  useEffect(() => {
    if (language && language !== i18n.language) void i18n.changeLanguage(language);
  }, [language, i18n]);
}

/** Chooses one of the three apps by address and user. */
export function Root() {
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  useLanguageOf(user);

  const startPage = useStartPage();
  const hasDriverToReturn = !user && driverToReturn() !== null;
  const destination = destinationOf(pathname, user, hasDriverToReturn, startPage);
  // Do not flash the landing page if the start page is the sign-in.
  const isGreeting = destination.app === 'landing' && destination.page === 'landing';
  const isUndecided = isLoading || (isGreeting && startPage === undefined);
  return (
    <ErrorBoundary resetKey={pathname}>
      {isUndecided ? <WaitScreen /> : <AppFor destination={destination} />}
      {/* Toasts stay when one app replaces another. */}
      <AudienceContext value={destination.app === 'driver' ? 'driver' : 'console'}>
        <Toasts />
      </AudienceContext>
    </ErrorBoundary>
  );
}
