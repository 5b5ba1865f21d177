import { http, HttpResponse } from 'msw';
import type { BookAccounts, BookPeriod, TaxReport } from '../../api/invoicing/books';
import { BooksView } from '../../console/books/BooksView';
import { openView } from '../openView';
import { server } from './server';

export const noAccounts: BookAccounts = {
  ...{
    receivable: null,
    bank: null,
    revenue: null,
    gst: null,
    qst: null,
    writeOff: null,
    version: 1,
  },
};

const report: Omit<TaxReport, 'from' | 'to'> = {
  ...{ invoices: 3, sales: 3000, gstHst: 230, qst: 99.75, writeOffs: 0, writtenOff: 0 },
  lines: [
    { name: 'GST', province: null, rate: 5, base: 2000, amount: 100 },
    { name: 'HST', province: 'ON', rate: 13, base: 1000, amount: 130 },
    { name: 'QST', province: 'QC', rate: 9.975, base: 1000, amount: 99.75 },
  ],
};

interface Books {
  readonly accounts?: BookAccounts;
  readonly periods?: readonly BookPeriod[];
  readonly taxes?: Partial<TaxReport>;
}

/** A server with these books; returns the tax report's queries. */
export function serveBooks({ accounts = noAccounts, periods = [], taxes = {} }: Books = {}) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/books/accounts', () => HttpResponse.json(accounts)),
    http.get('*/api/books/periods', () => HttpResponse.json(periods)),
    http.get('*/api/books/taxes', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const days = { from: searchParams.get('from'), to: searchParams.get('to') };
      return HttpResponse.json({ ...report, ...days, ...taxes });
    }),
  );
  return asked;
}

export const openBooks = (path = '/?view=books', options: Parameters<typeof openView>[2] = {}) =>
  openView(<BooksView />, path, options);
