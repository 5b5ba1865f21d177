import { lazy, Suspense } from 'react';
import { LateTheme } from '../../components/LateTheme';
import { Toasts } from '../../components/toast/Toasts';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import { WaitScreen } from '../WaitScreen';

const LandingPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "welcome" */ '../../features/landing/LandingPage'))
    .LandingPage,
}));
const SignInPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in" */ '../../features/auth/SignInPage'))
    .SignInPage,
}));
const DebugPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debug" */ '../../features/debug/DebugPage'))
    .DebugPage,
}));
const ClearedPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debug" */ '../../features/debug/ClearedPage'))
    .ClearedPage,
}));

const PAGES = {
  landing: <LandingPage />,
  'sign-in': <SignInPage />,
  debug: (
    <LateTheme>
      <DebugPage />
    </LateTheme>
  ),
  cleared: (
    <LateTheme>
      <ClearedPage />
    </LateTheme>
  ),
} as const;

/** What a signed-out visitor sees. */
export function LandingApp({ page }: { page: keyof typeof PAGES }) {
  return (
    <ConsoleTheme>
      <Suspense fallback={<WaitScreen />}>{PAGES[page]}</Suspense>
      <Toasts />
    </ConsoleTheme>
  );
}
