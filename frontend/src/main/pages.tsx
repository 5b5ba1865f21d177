import type { Page } from '@dispatch/domain/views/routes';
import type { ReactElement } from 'react';
import { DriverApp } from '../portal/shell/driverPart';
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

export const PAGES: Readonly<Record<ShownPage, ReactElement>> = {
  landing: <LandingApp page="landing" />,
  'sign-in': <LandingApp page="sign-in" />,
  'reset-password': <LandingApp page="reset-password" />,
  debug: <LandingApp page="debug" />,
  cleared: <LandingApp page="cleared" />,
  redirect: <Redirecting />,
  console: <ConsoleApp />,
  'driver-picker': <DriverApp page="driver-picker" />,
  'driver-dashboard': <DriverApp page="driver-dashboard" />,
  'driver-job': <DriverApp page="driver-job" />,
};
