import { chargeCents, fromQuantity, priceToShow } from '@dispatch/domain/invoices/charge';
import { toDollars } from '@dispatch/domain/text/money';
import { type Row, toFlag, toIsoText, toNumber } from '../../../../database/rows';
import type { JobCharge } from '../../../../database/schema/entities/invoicing/job-charge';
import type { ChargeAnswer } from './charge.schema';
import type { PriceListItemAnswer } from './price-list.schema';

type Named = Pick<JobCharge, 'nameEn' | 'nameFr' | 'unit' | 'price' | 'taxable'>;

/** The common columns of an item and a charge, in the form of the API. */
export function presentNamed({ nameEn, nameFr, unit, price, taxable }: Named) {
  return { nameEn, nameFr, unit, price: priceToShow(unit, price), taxable };
}

function namedOf(row: Row): Named {
  const named = row as unknown as Named; // the named columns, checked when they were written
  return { ...named, taxable: toFlag(row.taxable) };
}

function stampsOf(row: Row) {
  return {
    createdAt: toIsoText(row.createdAt),
    updatedAt: toIsoText(row.updatedAt),
    version: toNumber(row.version),
  };
}

export function presentItem(row: Row): PriceListItemAnswer {
  return {
    id: toNumber(row.id),
    ...presentNamed(namedOf(row)),
    proposedBy: (row.proposedBy ?? null) as PriceListItemAnswer['proposedBy'], // validated when written
    ...stampsOf(row),
  };
}

/** Dollars. Null if unknown. */
export function amountOf(
  charge: Pick<JobCharge, 'unit' | 'quantity' | 'price'>,
  transportCents: number | null,
): number | null {
  const cents = chargeCents(charge, transportCents);
  return cents === null ? null : toDollars(cents);
}

export function presentCharge(row: Row, transportCents: number | null): ChargeAnswer {
  const named = namedOf(row);
  const quantity = toNumber(row.quantity);
  return {
    id: toNumber(row.id),
    jobId: toNumber(row.jobId),
    itemId: row.itemId === null ? null : toNumber(row.itemId),
    ...presentNamed(named),
    quantity: fromQuantity(quantity),
    amount: amountOf({ ...named, quantity }, transportCents),
    ...stampsOf(row),
  };
}
