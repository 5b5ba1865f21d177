import { insertRecords } from '../../src/database/records/records';
import { Payment, PaymentAllocation } from '../../src/database/schema/entities/invoicing/payment';
import type { TestApi } from '../app/http';

const COUNT = 4_000;
const AT_ONCE = 400;
const CUSTOMERS = 800;
/** Number of the oldest invoices that they pay. */
const INVOICES = 2_000;
/** One of this number of payments has remaining credit. */
const CREDIT_EVERY = 40;

/** Adds payments to a stored history, as many as a grown company's query plans need. */
export async function storePayments({ transactions, database, clock }: TestApi): Promise<void> {
  const now = clock.now();
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const day = (place: number) => `2025-${String(1 + (place % 12)).padStart(2, '0')}-15`;
  for (let first = 1; first <= COUNT; first += AT_ONCE)
    await transactions.run(async (tx) => {
      const places = Array.from({ length: AT_ONCE }, (_, at) => first + at);
      await insertRecords(
        tx,
        Payment,
        places.map((place) => ({
          ...{ ...stamps, customerId: 1 + (place % CUSTOMERS), paidOn: day(place) },
          ...{ amountCents: 100, unappliedCents: place % CREDIT_EVERY === 0 ? 100 : 0 },
          // As wide as real ones, because MariaDB scans narrow tables instead of using an index.
          ...{ method: 'card', reference: null, note: 'By mail. '.repeat(20), undoesId: null },
          ...{ takenById: 1, takenByName: 'Ada Admin' },
        })),
      );
      const paid = places.filter((place) => place <= INVOICES);
      if (paid.length > 0)
        await insertRecords(
          tx,
          PaymentAllocation,
          paid.map((place) => ({ paymentId: place, invoiceId: place, amountCents: 100 })),
        );
    });
  await transactions.run(async (tx) => {
    const analyze = 'ANALYZE TABLE payments, payment_allocations';
    await tx.manager.query(database.engine === 'sqlite' ? 'ANALYZE' : analyze);
  });
}
