import { setUpCompany, issueInvoice } from '../billing/billed-job';
import type { Engine } from '../../src/database/engines/engine';
import type { Caller } from '../app/caller';
import { describeOn, preparedPlace } from '../databases/databases';
import { eventually } from '../app/eventually';
import { expectStatus } from '../records/jobs';
import { MailServer } from '../mail/mail-server';
import { WebhookReceiver } from '../webhooks/webhook-receiver';
import { Outsider } from './outside';
import { ADMIN, ServerProcess } from './server-process';
import { serverOn } from './server-settings';

/** Values that must not appear in any line, unlike any other output of the server. */
const PLANTED = {
  password: 'hunter2-planted-password',
  newPassword: 'planted-horse-battery',
  email: 'gaston.planted@garage.example',
  otherPhone: '418-555-0192',
  phone: '418-555-0191',
  contact: 'Gaston Tremblay-Planted',
  address: '77 rue Plantée',
  vin: '1HGCM82633A004352',
  notes: 'The gate code is planted-4711',
  message: 'Dear planted customer',
  token: 'vdt_planted0planted0planted0planted0planted0',
  cookie: 'planted-cookie-of-a-browser',
  code: '493817',
  link: 'plantedlinkplantedlinkplantedlinkplantedlin',
  query: 'planted-in-the-query',
  answer: 'planted answer of a receiver',
};

/** MariaDB repeats values in its errors, SQLite does not. */
const ENGINES: readonly Engine[] = ['sqlite', 'mysql'];

for (const engine of ENGINES)
  describeOn(engine, 'The log of a server', () => {
    let mail: MailServer;
    let receiver: WebhookReceiver;
    let server: ServerProcess;
    let outsider: Outsider | null = null;
    let admin: Caller;
    beforeAll(async () => {
      mail = await MailServer.start();
      receiver = await WebhookReceiver.start();
      receiver.answers(() => ({ status: 500, text: PLANTED.answer }));
      const place = await preparedPlace(engine);
      const env = {
        ...{ LOG_LEVEL: 'trace', PUBLIC_URL: 'https://dispatch.example.com' },
        ...{ SMTP_URL: mail.url, MAIL_FROM: 'office@example.com' },
        WEBHOOK_INSIDE_HOSTS: '127.0.0.1',
      };
      server = await ServerProcess.start(serverOn(place, env));
      admin = await server.admin();
      if (place.engine === 'mysql') outsider = await Outsider.at(place);
    });
    afterAll(async () => {
      await server.kill();
      await outsider?.close();
      await mail.stop();
      await receiver.stop();
    });

    /**
     * Sends successful, refused and failing requests with all planted values; returns secrets that the server
     * generated.
     */
    async function plant(): Promise<string[]> {
      const { anonymous } = server;
      const signIn = (body: unknown) => anonymous.post('/api/auth/login', body);
      const { email, password, newPassword } = PLANTED;
      expectStatus(await signIn({ email, password }), 401);
      expectStatus(await signIn({ email: ADMIN.email, password }), 401);
      expectStatus(await signIn(`{"email":"${email}","password":"${password}`), 400);
      expectStatus(await signIn({ email: 7, password: [password] }), 400);
      const withToken = { Authorization: `Bearer ${PLANTED.token}` };
      expectStatus(await anonymous.get('/api/jobs', withToken), 401);
      const withCookie = { Cookie: `session=${PLANTED.cookie}; device=${PLANTED.cookie}` };
      expectStatus(await anonymous.get(`/api/auth/me?token=${PLANTED.query}`, withCookie), 401);
      expectStatus(await anonymous.post(`/api/nowhere/${PLANTED.query}`), 404);

      const { code, link } = PLANTED;
      const step = { challenge: PLANTED.cookie, code };
      expectStatus(await anonymous.post('/api/auth/second-factor', step), 400);
      const resets = '/api/auth/password-resets';
      const used = { token: link, password: newPassword };
      expect((await anonymous.post(`${resets}/complete`, used)).status).toBeGreaterThanOrEqual(400);
      expectStatus(await anonymous.post(resets, { email: ADMIN.email }), 202);
      const reset = await eventually('the link has come', () => mail.received[0]?.mail.text);
      const token = /reset-password#(\S+)/.exec(reset)?.[1] ?? '';
      expect(token).not.toBe('');

      const { phone, contact: contactName, address } = PLANTED;
      const place = { address, city: 'Laval', province: 'QC', postalCode: 'H7A 1A1' };
      const customer = { name: 'Garage', contactName, email, phone, ...place };
      const { id: customerId } = expectStatus(await admin.post('/api/customers', customer), 201);
      const job = {
        ...{ customerId, specialInstructions: PLANTED.notes, pickupAddress: address },
        ...{ pickupContactName: contactName, pickupContactPhone: phone },
        vehicleUnitsData: [{ year: 2020, make: 'Honda', model: 'Civic', vinLast8: PLANTED.vin }],
      };
      expectStatus(await admin.post('/api/jobs', { ...job, wrong: PLANTED.notes }), 400);

      const hook = { name: 'ERP', address: `${receiver.url}/?key=${PLANTED.query}` };
      const wanted = { ...hook, events: ['job.created'] };
      const { secret } = expectStatus(await admin.post('/api/webhooks', wanted), 201);
      expectStatus(await admin.post('/api/jobs', job), 201);
      await eventually('the receiver was told', () => receiver.received.length > 0);

      await setUpCompany(admin);
      mail.refusals.set(email, 550);
      const { invoiceId } = await issueInvoice(admin, customerId as number);
      const mails = `/api/invoices/${String(invoiceId)}/mails`;
      expectStatus(await admin.post(mails, { message: PLANTED.message }), 201);
      await server.says(/invoice-mail \d+ failed/);

      await failWithValue();
      return [token, secret as string, admin.token ?? 'none', ADMIN.password];
    }

    /** Creates an extra index that makes MariaDB repeat a value in its error. */
    async function failWithValue(): Promise<void> {
      if (outsider === null) return;
      await outsider.run('CREATE UNIQUE INDEX planted_by_the_test ON customers (phone)');
      const make = (name: string) =>
        admin.post('/api/customers', { name, phone: PLANTED.otherPhone });
      expectStatus(await make('First'), 201);
      expectStatus(await make('Second'), 500);
    }

    test('holds no secrets and nothing of people, whatever is refused or fails', async () => {
      const madeUp = await plant();
      expect((await server.stop()).code).toBe(0);
      const lines = server.lines.filter((line) => line.startsWith('{'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines)
        expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
      expect(server.printed).toContain('550 <[e-mail]>: refused with 550');
      for (const secret of [...Object.values(PLANTED), ...madeUp])
        expect(server.lines.filter((line) => line.includes(secret))).toEqual([]);
    });
  });
