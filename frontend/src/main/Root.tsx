import { ROUTE_NAMES, ROUTES } from '@dispatch/domain/views/routes';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../api/accounts/session';
import type { SessionUser } from '../api/accounts/sessionUser';
import { languageOf } from '../parts/session/pageLanguageSlice';
import { ErrorBoundary } from '../ui/page/ErrorBoundary';
import { useTranslation } from '../ui/text/useTranslation';
import { RoutePage } from './RoutePage';
import type { AppState } from './store';

const routes = (
  <Routes>
    {ROUTE_NAMES.map((name) => (
      <Route key={name} path={ROUTES[name].path} element={<RoutePage route={name} />} />
    ))}
  </Routes>
);

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

/** The routes of `domain/views/routes.ts`. */
export function Root() {
  const { user } = useSession();
  const { pathname } = useLocation();
  useLanguageOf(user);
  return <ErrorBoundary resetKey={pathname}>{routes}</ErrorBoundary>;
}
