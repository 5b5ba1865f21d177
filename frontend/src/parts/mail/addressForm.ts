import { TEXT_MAX } from '@dispatch/domain/limits';
import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { trimmed } from '@dispatch/domain/text/text';
import * as z from '../../lib/schema';

/** The server's limit of recipients. */
const MOST = 5;

/** Users separate addresses with commas, semicolons or line breaks. */
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

/** The recipients and the additional text in the request's format. */
export function toAddressed({ to, message }: AddressValues): {
  to: string[];
  message: string | null;
} {
  return { to: addressesIn(to).map(normaliseEmail), message: trimmed(message) };
}
