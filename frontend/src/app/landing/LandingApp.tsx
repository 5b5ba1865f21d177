import '../theme/inter.css';
import { lazy, Suspense } from 'react';
import { Toasts } from '../../components/toast/Toasts';
import { AppTheme } from '../theme/AppTheme';
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
  landing: LandingPage,
  'sign-in': SignInPage,
  debug: DebugPage,
  cleared: ClearedPage,
} as const;

/** What a signed-out visitor sees. */
export function LandingApp({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page];
  return (
    <AppTheme audience="console">
      <Suspense fallback={<WaitScreen />}>
        <Page />
      </Suspense>
      <Toasts />
    </AppTheme>
  );
}
