import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInteger,
  OptionalText,
  References,
  Text,
} from '../columns';
import { Customer } from '../customer';
import { NumberedRecord } from '../record';

/** A note on a customer's unpaid balance. */
@Entity('collection_notes')
@Index('collection_notes_customer', ['customerId', 'id'])
@Index('collection_notes_user', ['userId'])
export class CollectionNote extends NumberedRecord {
  @Integer() customerId!: number;
  @References(() => Customer, 'collection_notes_customer_fk') customer?: Customer;
  @Integer() userId!: number;
  /** The person's name at that time. */
  @Text(120) userName!: string;
  @LongText() text!: string;
  /** Calendar date by which the customer promised to pay. */
  @OptionalText(10) promisedOn!: string | null;
  @OptionalInteger() promisedCents!: number | null;
  @Instant() createdAt!: Date;
}
