import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, Text } from '../columns';

/** Failed sign-ins of one account or one network address, shared by all replicas. */
@Entity('sign_in_failures')
@Index('sign_in_failures_subject', ['subjectHash'], { unique: true })
export class SignInFailure {
  @PrimaryGeneratedColumn() id!: number;
  /** SHA-256 (hex) of `account:<e-mail>` or `address:<network>`. */
  @Text(64) subjectHash!: string;
  @Integer() failures!: number;
  @Instant() lastFailureAt!: Date;
}
