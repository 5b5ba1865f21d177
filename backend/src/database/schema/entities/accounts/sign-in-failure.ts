import { Entity, Index } from 'typeorm';
import { Instant, Integer, Text } from '../columns';
import { NumberedRecord } from '../record';

/** Failed guesses for an account, from a network, or both; shared by all replicas. */
@Entity('sign_in_failures')
@Index('sign_in_failures_age', ['lastFailureAt'])
@Index('sign_in_failures_subject', ['subjectHash'], { unique: true })
export class SignInFailure extends NumberedRecord {
  /** SHA-256 (hex) of the counted subject, such as `account:<e-mail>` or `address:<network>`. */
  @Text(64) subjectHash!: string;
  @Integer() failures!: number;
  @Instant() lastFailureAt!: Date;
}

/** A network from which a person has signed in before. */
@Entity('sign_in_networks')
@Index('sign_in_networks_user', ['userId', 'networkHash'], { unique: true })
@Index('sign_in_networks_age', ['lastSignInAt'])
export class SignInNetwork extends NumberedRecord {
  @Integer() userId!: number;
  /** SHA-256 (hex) of the person's id and the network. */
  @Text(64) networkHash!: string;
  @Instant() lastSignInAt!: Date;
}
