import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, Integer, OptionalText, Text } from '../columns';
import { NumberedRecord } from '../record';

/** The account names in the company's books: one row, made with the first change. */
@Entity('book_accounts')
export class BookAccounts {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @OptionalText(60) receivable!: string | null;
  @OptionalText(60) bank!: string | null;
  @OptionalText(60) revenue!: string | null;
  @OptionalText(60) gst!: string | null;
  @OptionalText(60) qst!: string | null;
  @OptionalText(60) writeOff!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

/** A closed accounting period: no document can be dated into it. */
@Entity('book_periods')
@Index('book_periods_last', ['lastDay'], { unique: true })
export class BookPeriod extends NumberedRecord {
  /** Calendar dates 'YYYY-MM-DD'. */
  @Text(10) firstDay!: string;
  @Text(10) lastDay!: string;
  @Instant() closedAt!: Date;
  @Integer() closedById!: number;
  /** The person's name at that time. */
  @Text(120) closedByName!: string;
}
