import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Instant, Integer, OptionalText, Text } from '../columns';

/** What customers are told of who have no choice of their own; one row, made with the first change. */
@Entity('notice_settings')
export class NoticeSettings {
  @PrimaryGeneratedColumn() id!: number;
  /** Each between two spaces, so that one is found by LIKE on both engines. */
  @Text(100) events!: string;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

/** What one customer is told of; what is null is taken from the company's settings or from the customer. */
@Entity('customer_notice_choices')
@Index('customer_notice_choices_customer', ['customerId'], { unique: true })
export class CustomerNoticeChoice {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() customerId!: number;
  @OptionalText(100) events!: string | null;
  /** Lower-case. */
  @OptionalText(254) email!: string | null;
  @OptionalText(5) language!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

/** The company's own words for an event in a language. */
@Entity('notice_texts')
@Index('notice_texts_event', ['event', 'language'], { unique: true })
export class NoticeTextRecord {
  @PrimaryGeneratedColumn() id!: number;
  @Text(20) event!: string;
  @Text(5) language!: string;
  @Text(150) subject!: string;
  @Text(3000) body!: string;
  /** The company went back to the original: what stands here counts no more. */
  @Flag() isOriginal!: boolean;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
