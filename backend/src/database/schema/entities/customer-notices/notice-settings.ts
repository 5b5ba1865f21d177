import { Entity, Index } from 'typeorm';
import { Flag, Integer, OptionalText, Text } from '../columns';
import { VersionedRecord } from '../record';

/** The events of which customers without their own choice are notified; one row, made with the first change. */
@Entity('notice_settings')
export class NoticeSettings extends VersionedRecord {
  /** Each between two spaces, so that LIKE finds one on both engines. */
  @Text(100) events!: string;
}

/** One customer's notification settings; null values come from the company's settings or the customer's record. */
@Entity('customer_notice_choices')
@Index('customer_notice_choices_customer', ['customerId'], { unique: true })
export class CustomerNoticeChoice extends VersionedRecord {
  @Integer() customerId!: number;
  @OptionalText(100) events!: string | null;
  /** Lower-case. */
  @OptionalText(254) email!: string | null;
  @OptionalText(5) language!: string | null;
}

/** The company's own text for an event in a language. */
@Entity('notice_texts')
@Index('notice_texts_event', ['event', 'language'], { unique: true })
export class NoticeTextRecord extends VersionedRecord {
  @Text(20) event!: string;
  @Text(5) language!: string;
  @Text(150) subject!: string;
  @Text(3000) body!: string;
  /** The company returned to the original: this text is not used. */
  @Flag() isOriginal!: boolean;
}
