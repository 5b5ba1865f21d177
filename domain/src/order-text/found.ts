import type { LocationField } from '../jobs/job-location';

/** Fields of the form that a text can fill, beside the vehicles. */
export type OrderField =
  | LocationField
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'pickupDate'
  | 'poNumber'
  | 'specialInstructions';

/** A stretch of the source text, and what was read from it. */
export interface OrderMark {
  readonly from: number;
  readonly to: number;
  readonly field: OrderField | 'units';
}

/** Collects what is read. Of two texts for one field the first counts; the second stays for the notes. */
export class Found {
  readonly fields: Partial<Record<OrderField, string>> = {};
  readonly marks: OrderMark[] = [];

  /** @param text the stretch of the source as it stands there; `from` is where to look for it */
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
