import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CustomerBilling } from '../../api/invoicing/customerBilling';
import type { Customer } from '../../api/customers';
import { CustomersView } from '../../console/customers/CustomersView';
import { openView } from '../openView';
import { pagedAnswer } from './pagedAnswer';
import { makeCustomer } from '../recordSamples';
import { refusal, server } from './server';

export const acme = makeCustomer(1, {
  name: 'Acme Sample Autos',
  contactName: 'Ada Sample',
  email: 'ada@acme.example',
  phone: '4165550101',
  address: '1 King St',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 1A1',
  totalJobs: 11,
  promisedJobs: 8,
  onTimeJobs: 7,
  promisedDeliveries: 0,
  onTimeDeliveries: 0,
  lastJobDate: '2026-03-02T15:00:00.000Z',
  version: 3,
});
export const bolt = makeCustomer(2, { name: 'Bolt Example', status: 'inactive' });

export const blankBilling: CustomerBilling = {
  ...{ customerId: 1, legalName: null, address: null, city: null, province: null },
  ...{ postalCode: null, email: null, language: null, termsDays: null, poRequired: false },
  ...{ exemptCertificate: null, gathering: 'job', statementName: null, statementEmail: null },
  ...{ updatedAt: null, version: 1 },
};

/** A server with these customers; returns the received queries and changes. */
export function serveCustomers(customers: readonly Customer[]) {
  const asked: URLSearchParams[] = [];
  const sent: { method: string; body: unknown; version: string | null }[] = [];
  const present = new Map(customers.map((customer) => [customer.id, customer]));
  const idOf = (params: { id?: unknown }) => Number(params.id);
  server.use(
    http.get('*/api/customers', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return pagedAnswer(request, [...present.values()]);
    }),
    http.get('*/api/customers/:id', ({ params }) => {
      const found = present.get(idOf(params));
      return found
        ? HttpResponse.json(found)
        : refusal(404, 'not_found', 'The requested record was not found.');
    }),
    http.get('*/api/customers/:id/billing', ({ params }) =>
      HttpResponse.json({ ...blankBilling, customerId: idOf(params) }),
    ),
    http.get('*/api/company', () => HttpResponse.json({ termsDays: 20, invoiceLanguage: 'fr' })),
    http.put('*/api/customers/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<Customer>;
      sent.push({ method: 'PUT', body, version: request.headers.get('If-Match') });
      const before = present.get(idOf(params))!;
      const after = { ...before, ...body, version: before.version + 1 };
      present.set(after.id, after);
      return HttpResponse.json(after);
    }),
    http.delete('*/api/customers/:id', ({ params, request }) => {
      sent.push({ method: 'DELETE', body: null, version: request.headers.get('If-Match') });
      present.delete(idOf(params));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/addresses/suggest', () => HttpResponse.json([])),
    http.get('*/api/activity', () => HttpResponse.json([{ actorName: 'Otto Sample' }])),
  );
  return { asked, sent };
}

export const openCustomers = (
  path = '/?view=customers',
  options: Parameters<typeof openView>[2] = {},
) => openView(<CustomersView />, path, options);

export const findDirectory = () => screen.findByRole('table', { name: 'Customer Directory' });
export const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
