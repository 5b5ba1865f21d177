import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from './columns';

/** A one-time value, such as the state of a sign-in, shared by all replicas until it expires. */
@Entity('used_marks')
@Index('used_marks_expires', ['expiresAt'])
export class UsedMark {
  /** SHA-256 (hex) of its kind and value. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) hash!: string;
  @Instant() expiresAt!: Date;
}
