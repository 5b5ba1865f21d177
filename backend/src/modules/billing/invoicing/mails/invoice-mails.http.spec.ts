import { Logger } from '@nestjs/common';
import { issueInvoice, setUpCompany } from '../../../../../test/billing/billed-job';
import { describeWithDatabase } from '../../../../../test/databases/databases';
import { type Caller, TestApi } from '../../../../../test/app/http';
import { driverIdOf, makeCustomer } from '../../../../../test/records/jobs';
import { sign } from '../../../../../test/reports/signatures';
import { MailServer } from '../../../../../test/mail/mail-server';
import { Outbox } from '../../../../workers/outbox';
import { Reminders } from './reminders';
import type { MailAnswer } from './mail.schema';

const MESSAGE = { 'Content-Type': 'message/rfc822' };

describeWithDatabase('Invoice e-mail', (makeDatabase) => {
  let server: MailServer;
  let api: TestApi;
  let admin: Caller;
  let customerId: number;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await MailServer.start();
    api = await TestApi.start(await makeDatabase(), {
      SMTP_URL: server.url,
      MAIL_FROM: 'comptes@exemple.example',
      MAIL_BOUNCES_TO: 'retours@exemple.example',
    });
    admin = await api.as('admin');
    await setUpCompany(admin);
    customerId = await customer('Garage Bélanger', 'office@garage.example');
  });
  beforeEach(() => {
    server.received.length = 0;
    server.refusals.clear();
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });

  const customer = (name: string, email?: string) =>
    makeCustomer(api, name, { address: '1200 rue du Commerce', city: 'Montréal', email });
  const mailsOf = (id: number) => `/api/invoices/${String(id)}/mails`;
  const send = () => api.app.get(Outbox).drain();
  const stateOf = async (id: number) => {
    const { body } = await admin.get(mailsOf(id));
    const { mails, sentAt } = body as { mails: MailAnswer[]; sentAt: string | null };
    return { mails: mails.map(({ to, state, problem }) => ({ to, state, problem })), sentAt };
  };
  const undelivered = async (id: number) => {
    const { body } = await admin.get('/api/notices?kind=mail-not-delivered');
    const notices = body as { details: { invoiceId?: number } }[];
    return notices.map(({ details }) => details).filter(({ invoiceId }) => invoiceId === id);
  };
  const lastActions = async (id: number) => {
    const { body } = await admin.get(
      `/api/activity?resource=invoice&resourceId=${String(id)}&limit=3`,
    );
    return (body as { action: string }[]).map(({ action }) => action);
  };

  const received = () => server.received[0]?.mail;
  const fileNames = () => received()?.attachments.map(({ filename }) => filename);

  test('is sent to the customer with the PDF and the bill of lading', async () => {
    const { invoiceId, reference, jobId } = await issueInvoice(admin, customerId);
    const asked = await admin.post(mailsOf(invoiceId), { message: 'Merci!', unsignedBills: true });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      ...{ canSend: true, sentAt: null, to: 'office@garage.example' },
      mails: [{ kind: 'invoice', to: 'office@garage.example', state: 'waiting', attempts: 0 }],
    });
    expect(server.received).toEqual([]);
    await send();
    const [{ to, from, mail } = { to: [], from: '', mail: null }] = server.received;
    expect(to).toEqual(['office@garage.example']);
    expect(from).toMatch(/^retours\+invoice-mail-\d+@exemple\.example$/);
    expect(mail?.from?.value[0]?.name).toBe('Transport Exemple inc.');
    expect(mail?.subject).toBe(`Invoice ${reference} from Transport Exemple inc.`);
    expect(mail?.text).toContain('Merci!');
    for (const part of [mail?.text, String(mail?.html)]) {
      expect(part).toContain('$1,149.75');
      expect(part).toContain('2026-04-30');
      expect(part).toContain('Merci!');
    }
    const job = `JOB-${String(jobId).padStart(6, '0')}`;
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `${reference}.pdf`,
      `${job}-bill-of-lading.pdf`,
    ]);
    for (const { content } of mail?.attachments ?? [])
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await stateOf(invoiceId)).toEqual({
      mails: [{ to: 'office@garage.example', state: 'sent', problem: null }],
      sentAt: '2026-03-31T15:00:00.000Z',
    });
    expect((await lastActions(invoiceId))[0]).toBe('invoice.mailed');
  });

  test('attaches only bills of lading that were signed at the delivery, unless asked', async () => {
    const signed = await issueInvoice(admin, customerId);
    await admin.put(`/api/jobs/${signed.jobId}`, { driverId: driverIdOf(api, 'driver') });
    await sign(api, signed.jobId, 'delivery');
    const unsigned = await issueInvoice(admin, customerId);
    for (const { invoiceId, reference, jobId, bills } of [
      { ...signed, bills: 1 },
      { ...unsigned, bills: 0 },
    ]) {
      server.received.length = 0;
      await admin.post(mailsOf(invoiceId), {});
      await send();
      const bill = `JOB-${String(jobId).padStart(6, '0')}-bill-of-lading.pdf`;
      expect(fileNames()).toEqual([`${reference}.pdf`, ...(bills === 1 ? [bill] : [])]);
    }
  });

  test('keeps a corrected address for later invoices of the customer, if asked', async () => {
    const id = await customer('Adresse Exemple', 'ancienne@adresse.example');
    const { invoiceId } = await issueInvoice(admin, id);
    const to = ['nouvelle@adresse.example'];
    expect((await admin.post(mailsOf(invoiceId), { to })).body.to).toBe('ancienne@adresse.example');
    const kept = await admin.post(mailsOf(invoiceId), { to, keepAddress: true });
    expect(kept.body.to).toBe('nouvelle@adresse.example');
    await send();
    const { body } = await admin.get(`/api/activity?resource=customer&resourceId=${id}&limit=1`);
    expect(body).toMatchObject([
      { action: 'customer.billing-changed', after: { email: 'nouvelle@adresse.example' } },
    ]);
  });

  test('is sent to the address for invoices, in the language of the customer', async () => {
    const id = await customer('Concession Exemple', 'vente@exemple.example');
    await admin.put(`/api/customers/${String(id)}/billing`, {
      ...{ email: 'factures@exemple.example', language: 'fr' },
    });
    const { invoiceId, reference } = await issueInvoice(admin, id);
    await admin.post(mailsOf(invoiceId), { billsOfLading: false });
    await send();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['factures@exemple.example']);
    expect(server.received[0]?.mail.subject).toBe(`Facture ${reference} de Transport Exemple inc.`);
    expect(server.received[0]?.mail.attachments).toHaveLength(1);
  });

  test('is sent to each of several addresses separately', async () => {
    const { invoiceId, reference } = await issueInvoice(admin, customerId);
    server.refusals.set('gone@garage.example', 550);
    await admin.post(mailsOf(invoiceId), { to: ['gone@garage.example', 'here@garage.example'] });
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['here@garage.example']]);
    const { mails } = await stateOf(invoiceId);
    expect(mails).toEqual([
      { to: 'here@garage.example', state: 'sent', problem: null },
      {
        ...{ to: 'gone@garage.example', state: 'parked' },
        problem: expect.stringContaining('550'),
      },
    ]);
    expect(await lastActions(invoiceId)).toContain('invoice.mail-refused');
    expect(await undelivered(invoiceId)).toEqual([{ invoiceId, reference }]);
    await admin.post(mailsOf(invoiceId), { to: ['here@garage.example'] });
    expect(await undelivered(invoiceId)).toEqual([]);
  });

  test('is retried on request', async () => {
    const { invoiceId } = await issueInvoice(admin, customerId);
    server.refusals.set('gone@garage.example', 550);
    const asked = await admin.post(mailsOf(invoiceId), { to: ['gone@garage.example'] });
    const [{ id }] = (asked.body as { mails: [{ id: number }] }).mails;
    await send();
    server.refusals.clear();
    const retried = await admin.post(`${mailsOf(invoiceId)}/${String(id)}/retry`, {});
    expect(retried.status).toBe(200);
    await send();
    expect((await stateOf(invoiceId)).mails[0]?.state).toBe('sent');
    expect((await admin.post(`${mailsOf(invoiceId)}/${String(id)}/retry`, {})).status).toBe(404);
  });

  test('is retried while the server is unavailable, and sent once', async () => {
    const { invoiceId } = await issueInvoice(admin, customerId);
    server.refusals.set('office@garage.example', 450);
    await admin.post(mailsOf(invoiceId), {});
    await send();
    expect((await stateOf(invoiceId)).mails).toMatchObject([
      { state: 'waiting', problem: expect.stringContaining('450') },
    ]);
    server.refusals.clear();
    api.clock.advance(60_000);
    await send();
    await send();
    expect(server.received).toHaveLength(1);
    api.clock.set('2026-03-31T15:00:00.000Z');
  });

  test('is parked with the reason when it bounces', async () => {
    const { invoiceId } = await issueInvoice(admin, customerId);
    await admin.post(mailsOf(invoiceId), { billsOfLading: false });
    await send();
    const reportAfter = (padding: number, copy: number) =>
      [
        `To: ${server.received[0]?.from ?? ''}`,
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        '',
        'x'.repeat(padding),
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Final-Recipient: rfc822; office@garage.example',
        'Action: failed',
        'Status: 5.2.2',
        'Diagnostic-Code: smtp; mailbox full',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        'x'.repeat(copy),
        '--b--',
      ].join('\r\n');
    const late = reportAfter(1_000_000, 0);
    expect((await admin.post('/api/mail-bounces', late, MESSAGE)).body).toEqual({ mailId: null });
    const bounce = reportAfter(0, 2_000_000);
    const told = await admin.post('/api/mail-bounces', bounce, MESSAGE);
    expect(told.status).toBe(200);
    expect((await stateOf(invoiceId)).mails).toEqual([
      { to: 'office@garage.example', state: 'parked', problem: '5.2.2 mailbox full' },
    ]);
    expect((await stateOf(invoiceId)).sentAt).toBeNull();
    expect(await undelivered(invoiceId)).toHaveLength(1);
    const isMarked = async () => {
      const { body } = await admin.get('/api/invoices');
      return body.find(({ id }: { id: number }) => id === invoiceId).isUndelivered;
    };
    expect(await isMarked()).toBe(true);
    const viewer = await api.as('viewer');
    expect((await viewer.get('/api/notices?kind=mail-not-delivered')).body).toEqual([]);
    await admin.put(`${mailsOf(invoiceId)}/sent`, { sent: true });
    expect(await undelivered(invoiceId)).toEqual([]);
    expect(await isMarked()).toBe(false);
    const again = await admin.post('/api/mail-bounces', bounce, MESSAGE);
    expect(again.body).toEqual({ mailId: null });
  });

  test('reminds of unpaid invoices, but not of paid ones', async () => {
    const { invoiceId, reference } = await issueInvoice(admin, customerId);
    await admin.post(mailsOf(invoiceId), { kind: 'reminder' });
    await send();
    expect(server.received[0]?.mail.subject).toBe(
      `Reminder: invoice ${reference} from Transport Exemple inc.`,
    );
    expect((await stateOf(invoiceId)).sentAt).toBeNull();
    await admin.post('/api/payments', {
      ...{ customerId, paidOn: '2026-03-31', amount: 1149.75, method: 'cheque' },
      allocations: [{ invoiceId, amount: 1149.75 }],
    });
    await admin.post(mailsOf(invoiceId), { kind: 'reminder' });
    await send();
    expect(server.received).toHaveLength(1);
    expect((await stateOf(invoiceId)).mails[0]?.state).toBe('parked');
    expect(await undelivered(invoiceId)).toEqual([]);
  });

  test('sends a statement to the contact for statements', async () => {
    const id = await customer('Encan Exemple', 'vente@encan.example');
    await admin.put(`/api/customers/${String(id)}/billing`, {
      ...{
        statementEmail: 'releves@encan.example',
        statementName: 'Léa Comptable',
        language: 'fr',
      },
    });
    await issueInvoice(admin, id);
    const path = `/api/customers/${String(id)}/statement-mails`;
    const asked = await admin.post(path, { from: '2026-03-01', until: '2026-03-31' });
    expect(asked.body).toMatchObject({
      ...{ canSend: true, to: 'releves@encan.example' },
      mails: [{ kind: 'statement', state: 'waiting' }],
    });
    await send();
    expect(server.received[0]?.to).toEqual(['releves@encan.example']);
    expect(server.received[0]?.mail.subject).toBe('État de compte de Transport Exemple inc.');
    expect(server.received[0]?.mail.text).toContain('Bonjour Léa Comptable,');
    expect(server.received[0]?.mail.attachments[0]?.contentType).toBe('application/pdf');
    expect((await admin.get(path)).body).toMatchObject({ mails: [{ state: 'sent' }] });
    expect(String(received()?.html)).toContain('<html lang="fr-CA">');
  });

  test("reminds customers on the company's chosen days, once each", async () => {
    const id = await customer('Retard Exemple', 'retard@exemple.example');
    const { invoiceId } = await issueInvoice(admin, id);
    await api.transactions.run((tx) =>
      tx.manager.query("UPDATE invoices SET dueDate = '2026-04-30', status = 'paid'"),
    );
    await api.transactions.run((tx) =>
      tx.manager.query(
        "UPDATE invoices SET dueDate = '2026-03-20', status = 'issued' WHERE id = ?",
        [invoiceId],
      ),
    );
    const reminders = api.app.get(Reminders);
    const remind = async (now: string) => {
      api.clock.set(now);
      await Promise.all([reminders.remind(), reminders.remind()]);
      await send();
      return server.received.splice(0).map(({ to }) => to[0]);
    };
    expect(await remind('2026-03-31T15:00:00.000Z')).toEqual([]);
    const chosen = await admin.put('/api/company', { reminderDays: [21, 7, 7] });
    expect(chosen.body).toMatchObject({ reminderDays: [7, 21] });
    // Thursday the 26th is the sixth day. On Friday the first run is too early in the morning, the second in time.
    expect(await remind('2026-03-26T15:00:00.000Z')).toEqual([]);
    expect(await remind('2026-03-27T12:59:00.000Z')).toEqual([]);
    expect(await remind('2026-03-27T13:00:00.000Z')).toEqual(['retard@exemple.example']);
    expect(await remind('2026-03-30T15:00:00.000Z')).toEqual([]);
    expect(await remind('2026-04-11T15:00:00.000Z')).toEqual([]);
    expect(await remind('2026-04-13T15:00:00.000Z')).toEqual(['retard@exemple.example']);
    expect(await remind('2026-05-13T15:00:00.000Z')).toEqual([]);
    api.clock.set('2026-03-31T15:00:00.000Z');
  });

  test('reminds a customer of all overdue invoices, of each once a day', async () => {
    const id = await customer('Rappel Exemple', 'rappel@exemple.example');
    const { invoiceId: first } = await issueInvoice(admin, id);
    await issueInvoice(admin, id);
    await api.transactions.run((tx) =>
      tx.manager.query("UPDATE invoices SET dueDate = '2026-03-20' WHERE customerId = ?", [id]),
    );
    await issueInvoice(admin, id);
    await admin.post(mailsOf(first), { kind: 'reminder' });
    const path = `/api/customers/${String(id)}/reminder-mails`;
    // Two people press at once.
    const answers = await Promise.all([admin.post(path), admin.post(path)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ body }) => body.queued).sort((a, b) => a - b)).toEqual([0, 1]);
    await send();
    expect(server.received.map(({ to }) => to[0])).toEqual(Array(2).fill('rappel@exemple.example'));
    // The next day.
    await api.transactions.run((tx) =>
      tx.manager.query("UPDATE outbox_tasks SET createdAt = ? WHERE state = 'done'", [
        new Date('2026-03-31T03:59:59.000Z'),
      ]),
    );
    expect((await admin.post(path)).body).toEqual({ queued: 2, remindedToday: 0 });
    await send();
  });

  test('refuses to remind a customer without an address', async () => {
    const id = await customer('Sans adresse');
    const { invoiceId } = await issueInvoice(admin, id);
    const path = `/api/customers/${String(id)}/reminder-mails`;
    expect((await admin.post(path)).body).toEqual({ queued: 0, remindedToday: 0 });
    await api.transactions.run((tx) =>
      tx.manager.query("UPDATE invoices SET dueDate = '2026-03-20' WHERE id = ?", [invoiceId]),
    );
    expect((await admin.post(path)).body).toMatchObject({ statusCode: 409, code: 'no_recipient' });
    expect((await admin.post('/api/customers/999999/reminder-mails')).status).toBe(404);
  });

  test('is not needed for an invoice sent by other means', async () => {
    const { invoiceId } = await issueInvoice(admin, customerId);
    const marked = await admin.put(`${mailsOf(invoiceId)}/sent`, { sent: true });
    expect(marked.body).toMatchObject({ sentAt: '2026-03-31T15:00:00.000Z' });
    expect((await lastActions(invoiceId))[0]).toBe('invoice.sent-marked');
    await admin.put(`${mailsOf(invoiceId)}/sent`, { sent: false });
    expect((await stateOf(invoiceId)).sentAt).toBeNull();
  });

  test('is due for a credit note whose invoice was sent, without bills of lading', async () => {
    const unsent = async () => {
      const { body } = await admin.get('/api/money-leaks?kind=not-sent');
      return (body as { invoiceId: number }[]).map((leak) => leak.invoiceId);
    };
    const { invoiceId } = await issueInvoice(admin, customerId);
    const { body } = await admin.post(`/api/invoices/${String(invoiceId)}/credit-notes`, {
      reason: 'Agreed',
    });
    const { id: noteId, reference } = body as { id: number; reference: string };
    expect(await unsent()).not.toContain(noteId);
    await admin.put(`${mailsOf(invoiceId)}/sent`, { sent: true });
    expect(await unsent()).toContain(noteId);
    expect((await admin.post(mailsOf(noteId), {})).status).toBe(201);
    await send();
    expect(await unsent()).not.toContain(noteId);
    const [{ mail } = { mail: null }] = server.received;
    expect(mail?.subject).toBe(`Credit note ${reference} from Transport Exemple inc.`);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${reference}.pdf`]);
  });

  test('is refused for a draft, and without an address', async () => {
    const nobody = await customer('Nobody');
    const { invoiceId } = await issueInvoice(admin, nobody);
    const answer = await admin.post(mailsOf(invoiceId), {});
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'no_recipient' });
    expect((await admin.post(mailsOf(999_999), {})).status).toBe(404);
    expect((await admin.post(mailsOf(invoiceId), { to: ['nobody'] })).status).toBe(400);
    const driver = await api.as('driver');
    expect((await driver.get(mailsOf(invoiceId))).status).toBe(403);
  });
});
