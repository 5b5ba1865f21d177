import type { Gathering } from '@dispatch/domain/invoices/invoice';
import type { InvoiceLanguage } from '@dispatch/domain/invoices/invoice-settings';
import { Entity, Index } from 'typeorm';
import { Flag, Integer, OptionalInteger, OptionalText, References, Text } from '../columns';
import { Customer } from '../customer';
import { VersionedRecord } from '../record';

/**
 * How a customer is invoiced: one row, made with the first change. Null values come from the customer's record or the
 * company's settings.
 */
@Entity('customer_billing')
@Index('customer_billing_customer', ['customerId'], { unique: true })
export class CustomerBilling extends VersionedRecord {
  @Integer() customerId!: number;
  @References(() => Customer, 'customer_billing_customer_fk') customer?: Customer;
  @OptionalText(120) legalName!: string | null;
  @OptionalText(300) address!: string | null;
  @OptionalText(120) city!: string | null;
  @OptionalText(2) province!: string | null;
  @OptionalText(7) postalCode!: string | null;
  /** Lower-case, like the one for statements. */
  @OptionalText(254) email!: string | null;
  @OptionalText(2) language!: InvoiceLanguage | null;
  /** Days after the invoice date. */
  @OptionalInteger() termsDays!: number | null;
  @Flag() poRequired!: boolean;
  /** Null if the customer pays sales tax. */
  @OptionalText(60) exemptCertificate!: string | null;
  /** Which deliveries share one invoice. */
  @Text(10) gathering!: Gathering;
  @OptionalText(120) statementName!: string | null;
  @OptionalText(254) statementEmail!: string | null;
}
