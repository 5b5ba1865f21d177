import { MONEY_LEAKS, type MoneyLeak as Kind } from '@dispatch/domain/invoices/money-leaks';
import { http, HttpResponse } from 'msw';
import type { MoneyLeak } from '../../api/generated/endpoints';
import { TodoView } from '../../console/todo/TodoView';
import { openView } from '../openView';
import { pagedAnswer } from './pagedAnswer';
import { server } from './server';

export function makeLeak(kind: Kind, facts: Partial<MoneyLeak>): MoneyLeak {
  return {
    jobId: null,
    jobReference: null,
    invoiceId: null,
    invoiceReference: null,
    customerId: 3,
    customerName: 'Acme Sample Autos',
    customerEmail: null,
    amount: 100,
    since: '2026-03-02',
    days: 29,
    ...facts,
    kind,
  };
}

/** A server with these money leaks; returns the queries of its lists. */
export function serveLeaks(leaks: readonly MoneyLeak[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  const of = (kind: string | null) => leaks.filter((leak) => leak.kind === kind);
  server.use(
    http.get('*/api/money-leaks/totals', () =>
      HttpResponse.json(
        MONEY_LEAKS.map((kind) => ({
          kind,
          count: of(kind).length,
          amount: of(kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        })),
      ),
    ),
    http.get('*/api/money-leaks', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return pagedAnswer(request, of(searchParams.get('kind')));
    }),
  );
  return asked;
}

export const openLeaks = (path = '/?view=todo', options: Parameters<typeof openView>[2] = {}) =>
  openView(<TodoView />, path, options);
