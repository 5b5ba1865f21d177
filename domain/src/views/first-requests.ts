import { RECENT_JOBS } from '../limits';
import { type Account, type Permission, permissionsOf } from '../people/permissions';
import type { ViewId } from './console-view';
import { worksInBilling } from './menu';
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
  const permissions = permissionsOf(visitor);
  const may = (permission: Permission) => permissions.has(permission);
  if (!may('stats:read')) return [];
  return [
    '/api/stats/attention',
    '/api/notices/counts',
    ...(worksInBilling(may)
      ? ['/api/invoices/totals']
      : ['/api/stats', `/api/jobs?limit=${RECENT_JOBS}`, '/api/jobs/active?limit=1']),
    ...(may('billing:manage') ? ['/api/jobs/billing-summary'] : []),
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
