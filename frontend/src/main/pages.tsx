import type { Page } from '@dispatch/domain/views/routes';
import { DriverApp } from '../portal/shell/driverPart';
import type { PortalPage } from '../portal/shell/portalPages';
import { late } from '../ui/over/late';
import { WaitScreen } from '../ui/page/WaitScreen';
import { Redirecting } from './Redirecting';

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

/** The start page is the landing page, the sign-in, or the portal of a driver who must sign in again. */
export type ShownPage = Exclude<Page, 'start'> | 'landing';

export const isPortalPage = (page: ShownPage): page is PortalPage => page.startsWith('driver-');

export function AppFor({ page }: { page: ShownPage }) {
  if (isPortalPage(page)) return <DriverApp page={page} />;
  if (page === 'console') return <ConsoleApp />;
  if (page === 'redirect') return <Redirecting />;
  return <LandingApp page={page} />;
}
