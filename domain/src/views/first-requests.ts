import { RECENT_JOBS } from '../limits';
import { type Account, can, permissionsOf } from '../people/permissions';
import type { ViewId } from './console-view';
import type { Page } from './routes';

/** Smaller pages for phones on slow connections. */
export const PHONE_PAGE_SIZE = 20;

interface Visitor extends Account {
  readonly driverId: number | null;
}

/**
 * Requests of a user's first view, besides session and company settings. The server sends the responses with the page,
 * so each URL must equal the browser's exactly.
 */
export function firstRequests(visitor: Visitor | null, page: Page, view: ViewId): string[] {
  if (visitor?.role === 'driver') return ofDriver(visitor.driverId);
  if (visitor === null || page !== 'console' || view !== 'dashboard') return [];
  const holder = { permissions: permissionsOf(visitor) };
  if (!can(holder, 'stats:read')) return [];
  return [
    '/api/stats',
    '/api/stats/attention',
    `/api/jobs?limit=${RECENT_JOBS}`,
    '/api/jobs/active?limit=1',
    ...(can(holder, 'billing:manage') ? ['/api/jobs/billing-summary'] : []),
  ];
}

function ofDriver(id: number | null): string[] {
  if (id === null) return [];
  const jobs = `/api/jobs/driver/${id}`;
  return [
    `/api/drivers/${id}`,
    `${jobs}/assigned`,
    `${jobs}/active`,
    `${jobs}/completed?limit=${PHONE_PAGE_SIZE}&offset=0`,
  ];
}
