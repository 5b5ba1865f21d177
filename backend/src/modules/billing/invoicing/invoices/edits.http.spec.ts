import fc from 'fast-check';
import { type Caller, describeHttp } from '../../../../../test/app/http';
import {
  draftOf,
  issue,
  makeBuyer,
  makeDelivered,
  readyCompany,
} from '../../../../../test/billing/invoices';
import { expectStatus } from '../../../../../test/records/jobs';
import { IS_FULL_TIER } from '../../../../../test/app/tier';

const RUNS = IS_FULL_TIER ? 15 : 4;

const cents = fc.integer({ min: 1, max: 500_000 }).map((amount) => amount / 100);
const edit = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), job: fc.nat(2), price: cents }),
  fc.record({ kind: fc.constant('charge' as const), job: fc.nat(2), price: cents }),
  fc.record({ kind: fc.constant('jobs' as const), left: fc.nat(2) }),
  fc.record({ kind: fc.constant('correction' as const), amount: cents, taxable: fc.boolean() }),
  fc.record({
    kind: fc.constant('carriage' as const),
    job: fc.nat(2),
    carriage: fc.constantFrom('interline', 'beyond-quebec', null),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

/** The answer without ids and versions. */
function content(invoice: { readonly lines: readonly object[]; readonly [name: string]: unknown }) {
  const { lines, taxes, subtotal, tax, total } = invoice;
  return { taxes, subtotal, tax, total, lines: lines.map((line) => ({ ...line, id: null })) };
}

describeHttp('Any edits of a draft', (api) => {
  let admin: Caller;
  let customerId: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    customerId = await makeBuyer(api(), 'Garage Bélanger');
  });

  async function apply(id: number, jobs: readonly number[], one: Edit): Promise<void> {
    const put = async (path: string, body: object) =>
      expectStatus(await admin.put(path, body), 200);
    const draft = `/api/invoices/${String(id)}`;
    const job = jobs['job' in one ? one.job : 0] ?? 0;
    if (one.kind === 'price') await put(`/api/jobs/${String(job)}`, { price: one.price });
    else if (one.kind === 'jobs')
      await put(draft, { jobIds: jobs.filter((_, at) => at !== one.left) });
    else if (one.kind === 'correction')
      await put(draft, {
        corrections: [{ description: 'More', amount: one.amount, taxable: one.taxable }],
      });
    else if (one.kind === 'charge')
      expectStatus(
        await admin.post(`/api/jobs/${String(job)}/charges`, {
          ...{ nameEn: 'Waiting', unit: 'hour', quantity: 1.25, price: one.price, taxable: true },
        }),
        201,
      );
    else {
      const { jobs: present } = expectStatus(await admin.get(draft), 200);
      if (present.some(({ jobId }: { jobId: number }) => jobId === job))
        await put(draft, { carriages: [{ jobId: job, carriage: one.carriage }] });
    }
  }

  test('end with the content of a new draft of the same jobs, and are issued unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 6 }), async (edits) => {
        const jobs = [
          await makeDelivered(api(), customerId, { price: 100 }),
          await makeDelivered(api(), customerId, { price: 200.55, dropoffProvince: 'QC' }),
          await makeDelivered(api(), customerId, { price: 33.33, dropoffProvince: 'NS' }),
        ];
        const draft = await draftOf(api(), ...jobs);
        for (const one of edits) await apply(draft.id, jobs, one);
        const path = `/api/invoices/${String(draft.id)}`;
        const edited = expectStatus(await admin.get(path), 200);
        const sum: number = edited.lines.reduce(
          (all: number, { amount }: { amount: number }) => all + Math.round(amount * 100),
          0,
        );
        expect(Math.round(edited.subtotal * 100)).toBe(sum);
        expect(Math.round(edited.total * 100)).toBe(sum + Math.round(edited.tax * 100));

        expectStatus(await admin.delete(path), 204);
        const anew = await draftOf(
          api(),
          ...edited.jobs.map(({ jobId }: { jobId: number }) => jobId),
        );
        const corrections = edited.lines
          .filter(({ kind }: { kind: string }) => kind === 'correction')
          .map(({ description, amount, taxable, jobId }: Record<string, unknown>) => ({
            ...{ description, amount, taxable, jobId },
          }));
        const carriages = edited.jobs.map(({ jobId, carriage }: Record<string, unknown>) => ({
          ...{ jobId, carriage },
        }));
        const newPath = `/api/invoices/${String(anew.id)}`;
        const told = expectStatus(await admin.put(newPath, { corrections, carriages }), 200);
        expect(content(told)).toEqual(content(edited));
        expect(content(await issue(api(), anew.id))).toEqual(content(edited));
      }),
      { numRuns: RUNS },
    );
  });
});
