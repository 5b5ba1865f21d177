import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Invoice } from '../../api/invoicing/invoices';
import type { InvoiceMail, InvoiceMails } from '../../api/invoicing/invoiceMails';
import { InvoicePanels } from '../../console/shell/InvoicePanels';
import { openView } from '../openView';
import { makeInvoice } from '../invoiceSamples';
import { server } from './server';

export const invoice = makeInvoice(9, { customerName: 'Acme Sample Autos' });
export const mail: InvoiceMail = {
  id: 5,
  kind: 'invoice',
  to: 'accounts@acme.example',
  state: 'sent',
  problem: null,
  attempts: 1,
  askedBy: 'Ada Sample',
  createdAt: '2026-03-02T15:00:00.000Z',
  sentAt: '2026-03-02T15:01:00.000Z',
};
export const NEVER: InvoiceMails = {
  canSend: true,
  sentAt: null,
  to: 'accounts@acme.example',
  mails: [],
};

export function serveMails(mails: InvoiceMails, facts: Partial<Invoice> = {}) {
  const sent: { path: string; body: unknown }[] = [];
  server.use(
    http.get('*/api/invoices/9', () => HttpResponse.json({ ...invoice, ...facts })),
    http.get('*/api/payments', () => HttpResponse.json([])),
    http.get('*/api/invoices/9/mails', () => HttpResponse.json(mails)),
    http.post('*/api/invoices/9/mails', async ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return HttpResponse.json(mails);
    }),
    http.post('*/api/invoices/9/mails/5/retry', ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: null });
      return HttpResponse.json(mails);
    }),
    http.put('*/api/invoices/9/mails/sent', async ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return HttpResponse.json(mails);
    }),
  );
  return sent;
}

export const openInvoice = (act = '', options = {}) =>
  openView(<InvoicePanels />, `/?view=invoices&invoice=9${act}`, options);
export const section = () => screen.findByRole('region', { name: 'Email' });
