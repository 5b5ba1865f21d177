import type { NewInvoiceMail } from '../../../api/generated/endpoints';
import * as z from '../../../lib/schema';
import { addressSchema, toAddressed } from '../../../parts/mail/addressForm';

export const mailSchema = addressSchema.extend({ billsOfLading: z.boolean() });

export type MailValues = z.infer<typeof mailSchema>;

export function toMail(
  kind: 'invoice' | 'reminder',
  values: MailValues,
): NewInvoiceMail & { to: string[] } {
  return { kind, ...toAddressed(values), billsOfLading: values.billsOfLading };
}
