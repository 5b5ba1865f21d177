import { withoutEnd } from '@dispatch/domain/text/ends';
import {
  type StartPage,
  type VisitorPage,
  visitorPageOf,
} from '@dispatch/domain/views/visitor-page';
import { matchPath } from 'react-router-dom';

/** The app and page for an address and a visitor (specification 2.1). */
export type Destination =
  | { app: 'landing'; page: VisitorPage }
  | { app: 'redirect' }
  | { app: 'console' }
  | { app: 'driver'; page: 'picker' }
  | { app: 'driver'; page: 'dashboard'; driverId: number | null }
  | { app: 'driver'; page: 'job'; driverId: number | null; jobId: number };

export interface Visitor {
  readonly role: string;
  readonly driverId: number | null;
}

/** A record's number in an address, or null. */
function toId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function driverPage(path: string): Destination | null {
  const home = matchPath('/driver/:driverId', path);
  const job = matchPath('/driver/:driverId/job/:jobId', path);
  const driverId = toId((job ?? home)?.params.driverId);
  if (driverId === null) return null;
  if (!job) return { app: 'driver', page: 'dashboard', driverId };
  const jobId = toId(job.params.jobId);
  return jobId === null ? null : { app: 'driver', page: 'job', driverId, jobId };
}

/**
 * `visitor` is null while signed out; unknown paths lead to the audience's home. A driver whose
 * session ended (`hasDriverToReturn`) sees the sign-in prompt at the same place.
 */
export function destinationOf(
  pathname: string,
  visitor: Visitor | null,
  hasDriverToReturn = false,
  startPage: StartPage = 'landing',
): Destination {
  const path = withoutEnd(pathname, /\//) || pathname.slice(0, 1);
  const byUrl = driverPage(path);
  if (byUrl) return byUrl;
  // A link from an email; it works for any signed-in user.
  if (path === '/reset-password') return { app: 'landing', page: 'reset-password' };
  if (!visitor) {
    if (path === '/driver-login') return { app: 'driver', page: 'picker' };
    // The landing page is replaced by the portal if a driver is expected to return.
    const page = visitorPageOf(path, 'landing');
    if (page === 'landing' && hasDriverToReturn)
      return { app: 'driver', page: 'dashboard', driverId: null };
    return { app: 'landing', page: visitorPageOf(path, startPage) };
  }
  if (path === '/login') return { app: 'redirect' };
  if (visitor.role !== 'driver') {
    return path === '/driver-login' ? { app: 'driver', page: 'picker' } : { app: 'console' };
  }
  const { driverId } = visitor;
  const jobId = toId(matchPath('/job/:jobId', path)?.params.jobId);
  return jobId === null
    ? { app: 'driver', page: 'dashboard', driverId }
    : { app: 'driver', page: 'job', driverId, jobId };
}
