/** What an address shows to whom (specification 2.1). */
export type Destination =
  | { app: 'landing'; page: 'landing' | 'sign-in' | 'debug' | 'cleared' }
  | { app: 'redirect' }
  | { app: 'console' }
  | { app: 'driver'; page: 'picker' }
  | { app: 'driver'; page: 'dashboard'; driverId: number | null }
  | { app: 'driver'; page: 'job'; driverId: number | null; jobId: number };

export interface Visitor {
  readonly role: string;
  readonly driverId: number | null;
}

const DRIVER_PAGE = /^\/driver\/([1-9]\d{0,9})(?:\/job\/([1-9]\d{0,9}))?$/;
const OWN_JOB = /^\/job\/([1-9]\d{0,9})$/;

const SIGNED_OUT_PAGES: Readonly<Record<string, Destination>> = {
  '/login': { app: 'landing', page: 'sign-in' },
  '/driver-login': { app: 'driver', page: 'picker' },
  '/debug': { app: 'landing', page: 'debug' },
  '/clear': { app: 'landing', page: 'cleared' },
};

function driverPage(path: string): Destination | null {
  const [, driver, job] = DRIVER_PAGE.exec(path) ?? [];
  if (!driver) return null;
  const driverId = Number(driver);
  return job
    ? { app: 'driver', page: 'job', driverId, jobId: Number(job) }
    : { app: 'driver', page: 'dashboard', driverId };
}

/**
 * `visitor` is null while nobody is signed in; unknown paths end at the audience's home.
 * A driver whose session ended (`hasDriverToReturn`) is asked to sign in where they were.
 */
export function destinationOf(
  pathname: string,
  visitor: Visitor | null,
  hasDriverToReturn = false,
): Destination {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const byUrl = driverPage(path);
  if (byUrl) return byUrl;
  if (!visitor) {
    const page = SIGNED_OUT_PAGES[path];
    if (page) return page;
    return hasDriverToReturn
      ? { app: 'driver', page: 'dashboard', driverId: null }
      : { app: 'landing', page: 'landing' };
  }
  if (path === '/login') return { app: 'redirect' };
  if (visitor.role !== 'driver') {
    return path === '/driver-login' ? { app: 'driver', page: 'picker' } : { app: 'console' };
  }
  const { driverId } = visitor;
  const [, job] = OWN_JOB.exec(path) ?? [];
  return job
    ? { app: 'driver', page: 'job', driverId, jobId: Number(job) }
    : { app: 'driver', page: 'dashboard', driverId };
}
