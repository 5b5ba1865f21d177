import fc from 'fast-check';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { makeCustomer } from '../../../../../test/records/jobs';
import { storeInvoice } from '../../../../../test/stored/stored-invoice';

/** One step of the test. Positions refer to the records that exist by then. */
type Step =
  | { readonly does: 'take'; readonly cents: number; readonly parts: readonly Part[] | null }
  | { readonly does: 'apply'; readonly payment: number; readonly parts: readonly Part[] }
  | { readonly does: 'undo'; readonly payment: number };
interface Part {
  readonly invoice: number;
  readonly cents: number;
}

const INVOICES = 4;
const part = fc.record({
  invoice: fc.nat(INVOICES - 1),
  cents: fc.integer({ min: 1, max: 9_000 }),
});
const parts = fc.array(part, { maxLength: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('take' as const),
    cents: fc.integer({ min: 1, max: 15_000 }),
    parts: fc.option(parts),
  }),
  fc.record({
    does: fc.constant('apply' as const),
    payment: fc.nat(9),
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ does: fc.constant('undo' as const), payment: fc.nat(9) }),
);
const story = fc.record({
  totals: fc.array(fc.nat(12_000), { minLength: INVOICES, maxLength: INVOICES }),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
});

const dollars = (cents: number) => cents / 100;

describeHttpOnEachDatabase('The sums of payments', (api) => {
  let admin: Caller;
  let told = 0;

  async function sumsOf(customerId: number) {
    const [sums] = await api().database.query<Record<string, unknown>>(
      `SELECT (SELECT SUM(amountCents) FROM payments WHERE customerId = ?) AS taken,
        (SELECT SUM(unappliedCents) FROM payments WHERE customerId = ?) AS credit,
        (SELECT SUM(a.amountCents) FROM payment_allocations a
          JOIN payments p ON p.id = a.paymentId WHERE p.customerId = ?) AS applied`,
      [customerId, customerId, customerId],
    );
    const [taken = 0, credit = 0, applied = 0] = ['taken', 'credit', 'applied'].map((name) =>
      Number(sums?.[name] ?? 0),
    );
    return { taken, credit, applied };
  }

  async function assertSound(customerId: number): Promise<void> {
    const { taken, credit, applied } = await sumsOf(customerId);
    expect(applied + credit).toBe(taken);
    const rows = await api().database.query<Record<string, number | string>>(
      `SELECT i.status, i.totalCents, i.paidCents, (SELECT COALESCE(SUM(a.amountCents), 0)
        FROM payment_allocations a WHERE a.invoiceId = i.id) AS applied
       FROM invoices i WHERE i.customerId = ?`,
      [customerId],
    );
    for (const { status, totalCents, paidCents, applied: parted } of rows) {
      expect(Number(parted)).toBe(paidCents);
      expect(paidCents).toBeLessThanOrEqual(Number(totalCents));
      const isPaid = paidCents === totalCents;
      expect(status).toBe(isPaid ? 'paid' : Number(paidCents) > 0 ? 'partly-paid' : 'issued');
    }
    const unsound = await api().database.query(
      'SELECT id FROM payments WHERE customerId = ? AND unappliedCents < 0',
      [customerId],
    );
    expect(unsound).toEqual([]);
  }

  test('equal the sums of their parts after any sequence of steps', async () => {
    admin = await api().as('admin');
    await fc.assert(
      fc.asyncProperty(story, async ({ totals, steps }) => {
        told += 1;
        const customerId = await makeCustomer(api(), `Customer ${told}`);
        const invoices: number[] = [];
        for (const totalCents of totals)
          invoices.push(
            await storeInvoice(api(), {
              ...{ customerId, totalCents },
              status: totalCents === 0 ? 'paid' : 'issued',
            }),
          );
        const allocations = (asked: readonly Part[]) =>
          asked.map(({ invoice, cents }) => ({
            invoiceId: invoices[invoice],
            amount: dollars(cents),
          }));
        const payments: number[] = [];
        const send = (one: Step) => {
          if (one.does === 'take')
            return admin.post('/api/payments', {
              ...{ customerId, paidOn: '2026-03-31', method: 'card', amount: dollars(one.cents) },
              ...(one.parts === null ? {} : { allocations: allocations(one.parts) }),
            });
          const path = `/api/payments/${payments[one.payment % payments.length] ?? 999_999}`;
          return one.does === 'undo'
            ? admin.post(`${path}/undo`)
            : admin.post(`${path}/allocations`, { allocations: allocations(one.parts) });
        };
        for (const one of steps) {
          const before = await sumsOf(customerId);
          const { status, body } = await send(one);
          expect([200, 201, 400, 404, 409]).toContain(status);
          if (status === 201) payments.push(body.id as number);
          if (status >= 400) expect(await sumsOf(customerId)).toEqual(before);
          await assertSound(customerId);
        }
      }),
      { numRuns: 40, seed: 28 },
    );
  });
});
