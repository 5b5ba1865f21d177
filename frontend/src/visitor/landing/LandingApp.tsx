import parts from '../../lib/parts.json';
import { late } from '../../ui/over/late';
import { ConsoleTheme } from '../../ui/theme/ConsoleTheme';
import { WaitScreen } from '../../ui/page/WaitScreen';

const wait = <WaitScreen />;
const LandingPage = late(
  async () => (await import(/* webpackChunkName: "welcome" */ './LandingPage')).LandingPage,
  { texts: parts.firstViews.welcome.texts, isPlain: true, wait },
);
const SignInPage = late(
  async () => (await import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInPage')).SignInPage,
  { texts: parts.firstViews['sign-in'].texts, isPlain: true, wait },
);
const ResetPasswordPage = late(
  async () => (await import('../reset/ResetPasswordPage')).ResetPasswordPage,
  { texts: ['reset', 'errors'], isPlain: true, wait },
);
const InvitationPage = late(async () => (await import('../reset/InvitationPage')).InvitationPage, {
  texts: ['reset', 'errors'],
  isPlain: true,
  wait,
});
const DebugPage = late(async () => (await import('../debug/DebugPage')).DebugPage, {
  texts: ['auth', 'debug', 'errors'],
  isPlain: true,
  wait,
});
const ClearedPage = late(async () => (await import('../debug/ClearedPage')).ClearedPage, {
  texts: ['debug'],
  isPlain: true,
  wait,
});

const PAGES = {
  landing: <LandingPage />,
  'sign-in': <SignInPage />,
  'reset-password': <ResetPasswordPage />,
  invitation: <InvitationPage />,
  debug: <DebugPage />,
  cleared: <ClearedPage />,
} as const;

/** The pages for signed-out visitors. */
export function LandingApp({ page }: { page: keyof typeof PAGES }) {
  return <ConsoleTheme>{PAGES[page]}</ConsoleTheme>;
}
