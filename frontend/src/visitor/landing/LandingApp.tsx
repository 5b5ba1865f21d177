import { lazy, Suspense } from 'react';
import { LateTheme } from '../../ui/over/LateTheme';
import { Toasts } from '../../ui/over/toast/Toasts';
import { ConsoleTheme } from '../../ui/theme/ConsoleTheme';
import { WaitScreen } from '../../ui/page/WaitScreen';

const LandingPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "welcome" */ './LandingPage')).LandingPage,
}));
const SignInPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInPage')).SignInPage,
}));
const DebugPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debug" */ '../debug/DebugPage')).DebugPage,
}));
const ClearedPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debug" */ '../debug/ClearedPage')).ClearedPage,
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
