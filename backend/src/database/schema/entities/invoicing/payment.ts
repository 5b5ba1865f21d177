import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalText, Text } from '../columns';
import { Customer } from '../customer';
import { Invoice } from './invoice';

/** Money that came in from a customer, or the counter-entry that takes it back. */
@Entity('payments')
@Index('payments_customer', ['customerId', 'paidOn', 'id'])
@Index('payments_date', ['paidOn', 'id'])
@Index('payments_credit', ['unappliedCents', 'customerId'])
@Index('payments_undoes', ['undoesId'], { unique: true })
export class Payment {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() customerId!: number;
  @ManyToOne(() => Customer, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'payments_customer_fk' })
  customer?: Customer;
  /** Calendar date `YYYY-MM-DD`. */
  @Text(10) paidOn!: string;
  /** Below nothing for a counter-entry. */
  @Integer() amountCents!: number;
  /** What of it no invoice has taken: the customer's credit. */
  @Integer() unappliedCents!: number;
  @Text(20) method!: string;
  @OptionalText(60) reference!: string | null;
  @OptionalText(500) note!: string | null;
  /** The payment that a counter-entry takes back. */
  @OptionalInteger() undoesId!: number | null;
  @Integer() takenById!: number;
  /** As the person was called then. */
  @Text(120) takenByName!: string;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

/** How much of a payment goes to an invoice; rows go when the payment is taken back. */
@Entity('payment_allocations')
@Index('payment_allocations_payment', ['paymentId', 'invoiceId'], { unique: true })
@Index('payment_allocations_invoice', ['invoiceId'])
export class PaymentAllocation {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() paymentId!: number;
  @ManyToOne(() => Payment, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'paymentId', foreignKeyConstraintName: 'payment_allocations_payment_fk' })
  payment?: Payment;
  @Integer() invoiceId!: number;
  @ManyToOne(() => Invoice, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'invoiceId', foreignKeyConstraintName: 'payment_allocations_invoice_fk' })
  invoice?: Invoice;
  @Integer() amountCents!: number;
}
