import { Entity, PrimaryColumn } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalText } from './columns';

/** Retention in months for each kind of record: one row, made with the first change. Null is the default. */
@Entity('retention_settings')
export class RetentionSettings {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @OptionalInteger() deliveredJobs!: number | null;
  @OptionalInteger() photos!: number | null;
  @OptionalInteger() signatures!: number | null;
  @OptionalInteger() activity!: number | null;
  @OptionalInteger() sessions!: number | null;
  @OptionalInteger() sentMails!: number | null;
  @OptionalInteger() deletedCustomers!: number | null;
  @OptionalInteger() deletedUsers!: number | null;
  /** Calendar date 'YYYY-MM-DD' of the last night on which all expired records were purged. */
  @OptionalText(10) lastRunOn!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
