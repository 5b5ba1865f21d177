import { ROUTE_NAMES, ROUTES } from '@dispatch/domain/views/routes';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useRoutes } from 'react-router-dom';
import { useSession } from '../api/accounts/session';
import type { SessionUser } from '../api/accounts/sessionUser';
import { languageOf } from '../parts/session/pageLanguageSlice';
import { ErrorBoundary } from '../ui/page/ErrorBoundary';
import { useTranslation } from '../ui/text/useTranslation';
import { RoutePage } from './RoutePage';
import type { AppState } from './store';

const TABLE = ROUTE_NAMES.map((route) => ({
  path: ROUTES[route].path,
  element: <RoutePage route={route} />,
}));

/** `<Routes>` for a table of routes; its elements would add 0.4 kB to every page. */
function AppRoutes() {
  return useRoutes(TABLE);
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

/** The routes of the product, in the user's language. */
export function Root() {
  const { user } = useSession();
  const { pathname } = useLocation();
  useLanguageOf(user);
  return (
    <ErrorBoundary resetKey={pathname}>
      <AppRoutes />
    </ErrorBoundary>
  );
}
