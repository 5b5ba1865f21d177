import type { NewInvoiceMail } from '../../../api/generated/endpoints';
import * as z from '../../../lib/schema';
import { addressSchema, toAddressed } from '../../../parts/mail/addressForm';

export const mailSchema = addressSchema.extend({
  billsOfLading: z.boolean(),
  /** Also those without a signature at the delivery. */
  unsignedBills: z.boolean(),
  /** Whether the customer's record gets the address. */
  keepAddress: z.boolean(),
});

export type MailValues = z.infer<typeof mailSchema>;

export function toMail(
  kind: 'invoice' | 'reminder',
  values: MailValues,
): NewInvoiceMail & { to: string[] } {
  const { billsOfLading, unsignedBills, keepAddress } = values;
  const addressed = toAddressed(values);
  return {
    ...{ kind, ...addressed, billsOfLading },
    ...(billsOfLading && { unsignedBills }),
    ...(keepAddress && addressed.to.length === 1 && { keepAddress }),
  };
}

/** Whether the recipient is one valid address that differs from the customer's. */
export function isNewAddress(to: string, known: string | null): boolean {
  const { data } = addressSchema.shape.to.safeParse(to);
  if (data === undefined) return false;
  const [address, ...more] = toAddressed({ to: data, message: '' }).to;
  return more.length === 0 && address !== known;
}
