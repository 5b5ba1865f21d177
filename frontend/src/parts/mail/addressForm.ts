import { TEXT_MAX } from '@dispatch/domain/limits';
import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { trimmed } from '@dispatch/domain/text/text';
import * as z from '../../lib/schema';

/** The server sends to no more at once. */
const MOST = 5;

/** Addresses as people write several: with commas, semicolons or line breaks between them. */
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter((address) => address !== '');

export const addressSchema = z.object({
  to: z
    .string()
    .refine((text) => addressesIn(text).length > 0, 'invoiceMail:errors.nobody')
    .refine((text) => addressesIn(text).every(isEmail), 'invoiceMail:errors.address')
    .refine((text) => addressesIn(text).length <= MOST, 'invoiceMail:errors.tooMany'),
  message: z.text(TEXT_MAX.invoiceNote, {}, true),
});

export type AddressValues = z.infer<typeof addressSchema>;

/** Who an email goes to, and what stands before its usual words, as it is sent. */
export function toAddressed({ to, message }: AddressValues): {
  to: string[];
  message: string | null;
} {
  return { to: addressesIn(to).map(normaliseEmail), message: trimmed(message) };
}
