import { http, HttpResponse } from 'msw';
import { api } from '../api/api';
import '../api/accounts/account';
import '../api/addresses';
import '../api/audit';
import '../api/invoicing/charges';
import '../api/invoicing/collectionNotes';
import '../api/invoicing/company';
import '../api/config';
import '../api/invoicing/customerBilling';
import '../api/customers';
import '../api/jobs/comments';
import '../api/jobs/dispatch';
import '../api/driverOperations';
import '../api/drivers';
import '../api/jobs/exportJobs';
import '../api/invoicing/books';
import '../api/invoicing/invoiceMails';
import '../api/invoicing/invoices';
import '../api/imports';
import '../api/jobs/jobs';
import '../api/driverJobs';
import '../api/jobs/manyJobs';
import '../api/singleRecords';
import '../api/invoicing/moneyLeaks';
import '../api/invoicing/payments';
import '../api/photos';
import '../api/jobs/presence';
import '../api/invoicing/priceList';
import '../api/notices';
import '../api/privacy';
import '../api/reports';
import '../api/savedViews';
import '../api/accounts/secondStep';
import '../api/accounts/tokens';
import '../api/accounts/session';
import '../api/signatures';
import '../api/stats';
import '../api/telling';
import '../api/accounts/users';
import '../api/accounts/userSessions';
import '../api/vehicles';
import '../api/webhooks';
import '../api/jobs/series';
import '../parts/map/google/positions';
import '../parts/address/suggestions';
import type { AppStore } from '../main/store';
import { server } from './answers/server';

/** RTK endpoints reveal their kind only through their members. */
type Endpoint = {
  initiate: (arg: unknown) => Parameters<AppStore['dispatch']>[0];
  useMutation?: unknown;
};
export const endpoints = api.endpoints as unknown as Record<string, Endpoint>;

/** Resolves with the answer. */
export function run(store: AppStore, endpoint: string, arg: unknown): Promise<unknown> {
  return Promise.resolve(store.dispatch(endpoints[endpoint]!.initiate(arg)));
}

const record = { id: 1, version: 1, status: 'pending' };

/** Each path returns its record, or a list of it; a change returns the record's next version. */
export function answerEverything() {
  server.use(
    http.post('*/api/jobs/batch', () =>
      HttpResponse.json({ done: [{ ...record, version: 2, job: null }], refused: [], next: null }),
    ),
    http.all('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET') return HttpResponse.json({ ...record, version: 2 });
      const single = /\/(\d+|stats|billing-summary|totals)$/.test(pathname);
      return HttpResponse.json(single ? record : [record]);
    }),
  );
}
