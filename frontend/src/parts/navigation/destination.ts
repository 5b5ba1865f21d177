import { withoutEnd } from '@dispatch/domain/text/ends';
import {
  type StartPage,
  type VisitorPage,
  visitorPageOf,
} from '@dispatch/domain/views/visitor-page';
import { matchPath } from 'react-router-dom';

/** What an address shows to whom (specification 2.1). */
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

/** A record's number as an address writes it, or null. */
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
 * `visitor` is null while nobody is signed in; unknown paths end at the audience's home.
 * A driver whose session ended (`hasDriverToReturn`) is asked to sign in where they were.
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
  // A link from an e-mail, whoever is signed in here.
  if (path === '/reset-password') return { app: 'landing', page: 'reset-password' };
  if (!visitor) {
    if (path === '/driver-login') return { app: 'driver', page: 'picker' };
    // What only greets gives way to the portal of the driver who is to return.
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
