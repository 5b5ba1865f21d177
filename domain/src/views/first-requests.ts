import { RECENT_JOBS } from '../limits';
import { type Account, can, permissionsOf } from '../people/permissions';
import type { ViewId } from './console-view';

/** A phone on a thin line asks for less at a time. */
export const PHONE_PAGE_SIZE = 20;

interface Visitor extends Account {
  readonly driverId: number | null;
}

/**
 * What the first view of a person asks for, beside who they are and the company's own settings.
 * The server answers these with the page, so each is written exactly as the browser asks.
 */
export function firstRequests(visitor: Visitor | null, path: string, view: ViewId): string[] {
  if (visitor?.role === 'driver') return ofDriver(visitor.driverId);
  if (visitor === null || path !== '/' || view !== 'dashboard') return [];
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
