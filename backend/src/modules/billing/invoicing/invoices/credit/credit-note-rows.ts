import type { Credit } from '@dispatch/domain/invoices/credit-note';
import { QUANTITY_STEPS } from '@dispatch/domain/invoices/invoice';
import { sumCents } from '@dispatch/domain/text/money';
import type { Stored } from '../../../../../database/records/records';
import type { Invoice } from '../../../../../database/schema/entities/invoicing/invoice';
import type { Actor } from '../../../../../http/access/actor';
import type { InvoiceRow } from '../invoice-row';
import type { StoredLine } from '../invoice.queries';
import type { NewLine } from '../invoice.repository';

interface Named {
  readonly number: number;
  readonly reference: string;
  readonly reason: string;
  readonly today: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The stored form of a credit note: issued at once, and never due. */
export function creditNote(
  invoice: InvoiceRow,
  credit: Credit,
  { number, reference, reason, today, actor, now }: Named,
): Omit<Stored<Invoice>, 'id'> {
  const taxCents = -sumCents(credit.taxes.map(({ cents }) => cents));
  const { customerId, language, poNumber, periodFrom, periodTo, parties } = invoice;
  return {
    ...{ kind: 'credit-note', status: 'issued', number, reference, correctsId: invoice.id },
    ...{ customerId, language, poNumber, periodFrom, periodTo, parties, note: reason },
    ...{ invoiceDate: today, dueDate: null, termsDays: 0, pdfHash: null, sentAt: null },
    subtotalCents: -credit.totalCents - taxCents,
    taxCents,
    totalCents: -credit.totalCents,
    ...{ creditedCents: 0, paidCents: 0 },
    ...{ issuedAt: now, issuedById: actor.userId, issuedByName: actor.name },
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
}

/** The credited lines with negative amounts. Lines credited in part become a single amount. */
export function creditLines(lines: readonly StoredLine[], credit: Credit): NewLine[] {
  const cents = new Map(credit.lines.map((wanted) => [wanted.lineId, wanted.cents]));
  return lines.flatMap(({ id, ...line }) => {
    const amount = cents.get(id) ?? 0;
    if (amount === 0 && line.amountCents !== 0) return [];
    if (!cents.has(id)) return [];
    const isWhole = amount === line.amountCents;
    const counted = isWhole
      ? { quantity: line.quantity, unit: line.unit, price: negative(line.price) }
      : { quantity: QUANTITY_STEPS, unit: 'each', price: negative(amount) };
    return { ...line, ...counted, correctsLineId: id, amountCents: negative(amount) };
  });
}

/** Never -0, which would be printed. */
function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}
