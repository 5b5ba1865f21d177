import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { company } from '../samples';

/**
 * Default answers for every screen: the company, signed out, the menu's counts, no other viewers of
 * a job, and no photos, charges or link.
 */
export const server = setupServer(
  http.get('*/api/config', () => HttpResponse.json(company)),
  http.get('*/api/jobs/active', () => HttpResponse.json([])),
  http.get('*/api/jobs/billing-summary', () =>
    HttpResponse.json({ pending: 0, complete: 0, totalRevenue: 0 }),
  ),
  http.get('*/api/jobs/:id/refused-operations', () => HttpResponse.json([])),
  http.get('*/api/jobs/:id/photos', () => HttpResponse.json([])),
  http.get('*/api/jobs/:id/tracking-link', () =>
    HttpResponse.json({
      ...{ state: 'none', path: null, address: null },
      ...{ madeBy: null, createdAt: null, expiresAt: null },
    }),
  ),
  http.get('*/api/jobs/:id/signatures', () => HttpResponse.json({ signatures: [], faults: [] })),
  http.get('*/api/jobs/:id/charges', () =>
    HttpResponse.json({ charges: [], proposals: [], total: 0 }),
  ),
  http.get('*/api/price-list', () => HttpResponse.json([])),
  http.get('*/api/jobs/:id/comments', () => HttpResponse.json([])),
  http.get('*/api/colleagues', () => HttpResponse.json([])),
  http.get('*/api/drivers', () => HttpResponse.json([])),
  http.put('*/api/jobs/:id/presence', () => HttpResponse.json([])),
  http.get('*/api/jobs/:id/presence', () => HttpResponse.json([])),
  http.get('*/api/customers/blacklisted', () => HttpResponse.json([])),
  http.get('*/api/customers/:id/look-alikes', () => HttpResponse.json([])),
  http.get('*/api/invoices', () => HttpResponse.json([])),
  http.get('*/api/invoices/:id/mails', () =>
    HttpResponse.json({ canSend: false, sentAt: null, to: null, mails: [] }),
  ),
  http.get('*/api/activity', () => HttpResponse.json([])),
  http.get('*/api/saved-views', () => HttpResponse.json([])),
  http.get('*/api/notices/counts', () => HttpResponse.json([])),
  http.get('*/api/money-leaks/totals', () => HttpResponse.json([])),
  http.get('*/api/notices/unread', () => HttpResponse.json({ count: 0, isLeast: false })),
  http.get('*/api/stats/attention', () =>
    HttpResponse.json({
      late: 0,
      dueToday: 0,
      lateDeliveries: 0,
      noDriver: 0,
      notesUnderWay: 0,
      notesDelivered: 0,
      refusedUpdates: 0,
      firstRefusedJob: null,
      conflictingVins: 0,
    }),
  ),
  http.get('*/api/stats/jobs-per-day', () => HttpResponse.json([])),
  http.get('*/api/stats/revenue-per-month', () => HttpResponse.json([])),
  http.get('*/api/admin/users/:id/second-factor', () =>
    HttpResponse.json({ app: false, passkeys: 0, recoveryCodes: 0, devices: 0 }),
  ),
  http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'Please sign in to continue.')),
  http.post('*/api/auth/clear-session', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
);

/** An error answer of the server. */
export function refusal(statusCode: number, code: string, message: string, details?: object[]) {
  return HttpResponse.json(
    { statusCode, code, message, details, requestId: 'test' },
    { status: statusCode },
  );
}

/** The answer to a change based on an older version, with the current record. */
export function staleRefusal(current: object) {
  return HttpResponse.json(
    { statusCode: 412, code: 'stale_version', message: 'Stale.', current, requestId: 'test' },
    { status: 412 },
  );
}
