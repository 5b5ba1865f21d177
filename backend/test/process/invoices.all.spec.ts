import type { Engine } from '../../src/database/engines/engine';
import { type Answer, Caller } from '../app/caller';
import { describeOn, preparedPlace } from '../databases/databases';
import { expectStatus } from '../records/jobs';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const ATTEMPTS = 20;

/** An embedded database allows one process. */
const PROCESSES: Readonly<Record<Engine, number>> = { sqlite: 1, mysql: 2 };

const WAY = { pickupProvince: 'QC', dropoffProvince: 'ON' };

/** Retries on 503, because a slow machine may not serve a burst in time. */
async function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

for (const engine of ['sqlite', 'mysql'] as const)
  describeOn(engine, 'invoices of every process of a database', () => {
    let servers: readonly ServerProcess[];
    let callers: readonly Caller[];
    let customerId: number;

    beforeAll(async () => {
      const place = await preparedPlace(engine);
      servers = await Promise.all(
        Array.from({ length: PROCESSES[engine] }, () => ServerProcess.start(serverOn(place))),
      );
      const { token } = await Promise.any(servers.map((server) => server.admin()));
      callers = servers.map(({ address }) => new Caller(address, token));
      const numbers = { gstNumber: '123456782RT0001', qstNumber: '1000000007TQ0001' };
      expectStatus(await first().put('/api/company', numbers), 200);
      const customer = { name: 'Crowd Motors', address: '1 rue du Port' };
      customerId = expectStatus(await first().post('/api/customers', customer), 201).id;
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
    });

    const first = () => callers[0] ?? new Caller('', null);
    /** Sends the same request several times at once, alternating between the processes. */
    const together = (call: (caller: Caller, index: number) => Promise<Answer>) =>
      Promise.all(
        Array.from({ length: ATTEMPTS }, (_, index) =>
          untilServed(() => call(callers[index % callers.length] ?? first(), index)),
        ),
      );
    const codesOf = (answers: readonly Answer[]) =>
      answers.map(({ status, body }) => (status < 300 ? status : (body.code as string))).sort();
    const losers = (winner: number | string, code: string) => [
      winner,
      ...Array.from({ length: ATTEMPTS - 1 }, () => code),
    ];
    const deliver = async (more: object): Promise<number> => {
      const job = { customerId, status: 'delivered', ...WAY, ...more };
      return expectStatus(await first().post('/api/jobs', job), 201).id as number;
    };

    test.each([
      [
        'its units',
        {
          vehicleUnitsData: [
            { make: 'Ford', price: 5 },
            { make: 'Kia', price: 7 },
          ],
        },
      ],
      ['one price', { price: 12, vehicleUnitsData: [{ make: 'Ford' }] }],
      ['no unit at all', { price: 12 }],
    ])('a job of %s is on one of 20 drafts that are asked for at once', async (_, more) => {
      const jobId = await deliver(more);
      const answers = await together((caller) => caller.post('/api/invoices', { jobIds: [jobId] }));
      expect(codesOf(answers)).toEqual(losers(201, 'already_invoiced'));
      const found = expectStatus(await first().get(`/api/invoices?jobId=${String(jobId)}`), 200);
      expect(found).toMatchObject([{ subtotal: 12, status: 'draft' }]);
    });

    test('20 simultaneous runs bill a period once', async () => {
      const jobs = [await deliver({ price: 1 }), await deliver({ price: 2 })];
      const period = { customerId, from: '2000-01-01', to: '2999-12-31' };
      const answers = await together((caller) => caller.post('/api/invoices/gathered', period));
      expect(codesOf(answers)).toEqual(losers(201, 'nothing_to_invoice'));
      const drafts = answers.filter(({ status }) => status === 201).map(({ body }) => body.jobs);
      expect(drafts).toMatchObject([jobs.map((jobId) => ({ jobId }))]);
    });

    test('20 simultaneous invoices get consecutive, unique numbers', async () => {
      const drafts: number[] = [];
      for (let index = 0; index < ATTEMPTS; index += 1) {
        // One has no price and cannot be issued.
        const jobId = await deliver({ price: index === 7 ? null : 100 });
        const draft = await first().post('/api/invoices', { jobIds: [jobId] });
        drafts.push(expectStatus(draft, 201).id);
      }
      const answers = await together((caller, index) =>
        caller.post(`/api/invoices/${String(drafts[index])}/issue`),
      );
      expect(answers.map(({ status }) => status)).toEqual(
        drafts.map((_, index) => (index === 7 ? 409 : 200)),
      );
      const references = answers.flatMap(({ status, body }) =>
        status === 200 ? [body.reference as string] : [],
      );
      expect(references.sort()).toEqual(
        references.map((_, at) => `INV-${String(at + 1).padStart(6, '0')}`),
      );
    });
  });
