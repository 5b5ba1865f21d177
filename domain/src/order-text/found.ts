import type { LocationField } from '../jobs/job-location';

/** Form fields that a text can fill, besides the vehicles. */
export type OrderField =
  | LocationField
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'pickupDate'
  | 'deliveryDate'
  | 'poNumber'
  | 'specialInstructions';

/** A part of the source text, and the value read from it. */
export interface OrderMark {
  readonly from: number;
  readonly to: number;
  readonly field: OrderField | 'units' | 'price';
}

/** Collects the values read. The first text of a field is used; a second one stays for the notes. */
export class Found {
  readonly fields: Partial<Record<OrderField, string>> = {};
  readonly marks: OrderMark[] = [];

  /** @param text a literal part of the source; `from` is where to search for it */
  take(
    field: OrderField,
    value: string | null,
    { source, text, from }: { source: string; text: string; from: number },
  ): boolean {
    const known = this.fields[field];
    if (value === null || value === '' || (known !== undefined && known !== value)) return false;
    this.fields[field] = value;
    this.mark(field, source, text, from);
    return true;
  }

  mark(field: OrderMark['field'], source: string, text: string, from: number): void {
    const at = source.indexOf(text, from);
    if (at !== -1 && text !== '') this.marks.push({ field, from: at, to: at + text.length });
  }
}
