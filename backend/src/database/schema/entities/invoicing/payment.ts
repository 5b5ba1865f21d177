import { Entity, Index } from 'typeorm';
import { Integer, OptionalInteger, OptionalText, References, Text } from '../columns';
import { Customer } from '../customer';
import { NumberedRecord, VersionedRecord } from '../record';
import { Invoice } from './invoice';

/** A customer's payment, or the counter-entry that reverses one. */
@Entity('payments')
@Index('payments_customer', ['customerId', 'paidOn', 'id'])
@Index('payments_date', ['paidOn', 'id'])
@Index('payments_credit', ['unappliedCents', 'customerId'])
@Index('payments_undoes', ['undoesId'], { unique: true })
export class Payment extends VersionedRecord {
  @Integer() customerId!: number;
  @References(() => Customer, 'payments_customer_fk') customer?: Customer;
  /** Calendar date `YYYY-MM-DD`. */
  @Text(10) paidOn!: string;
  /** Negative for a counter-entry. */
  @Integer() amountCents!: number;
  /** The part not applied to an invoice: the customer's credit. */
  @Integer() unappliedCents!: number;
  @Text(20) method!: string;
  @OptionalText(60) reference!: string | null;
  @OptionalText(500) note!: string | null;
  /** The payment that a counter-entry reverses. */
  @OptionalInteger() undoesId!: number | null;
  @Integer() takenById!: number;
  /** The person's name at that time. */
  @Text(120) takenByName!: string;
}

/** The part of a payment applied to an invoice; deleted when the payment is reversed. */
@Entity('payment_allocations')
@Index('payment_allocations_payment', ['paymentId', 'invoiceId'], { unique: true })
@Index('payment_allocations_invoice', ['invoiceId'])
export class PaymentAllocation extends NumberedRecord {
  @Integer() paymentId!: number;
  @References(() => Payment, 'payment_allocations_payment_fk') payment?: Payment;
  @Integer() invoiceId!: number;
  @References(() => Invoice, 'payment_allocations_invoice_fk') invoice?: Invoice;
  @Integer() amountCents!: number;
}
