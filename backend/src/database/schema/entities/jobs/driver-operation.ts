import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from '../columns';
import { NumberedRecord } from '../record';

/**
 * One update from a driver's phone and its outcome, written in the transaction of its effect. A stored update was
 * applied once or permanently refused, however often the phone sends it.
 */
@Entity('driver_operations')
@Index('driver_operations_operation', ['operationId'], { unique: true })
@Index('driver_operations_job', ['jobId', 'outcome', 'id'])
@Index('driver_operations_unseen', ['outcome', 'dismissedAt', 'jobId'])
@Index('driver_operations_received', ['receivedAt'])
export class DriverOperation extends NumberedRecord {
  /** The UUID assigned by the phone. */
  @Text(36) operationId!: string;
  @Integer() userId!: number;
  @Text(120) userName!: string;
  /** As claimed by the phone: the job may not exist. */
  @Integer() jobId!: number;
  @Text(20) type!: string;
  @OptionalText(20) status!: string | null;
  @OptionalText(4000) notes!: string | null;
  /** The unit concerned, and why it was left behind. */
  @OptionalInteger() unitId!: number | null;
  @OptionalText(20) reason!: string | null;
  /** The VIN read at that unit, and the method. */
  @OptionalText(17) vin!: string | null;
  @OptionalText(20) method!: string | null;
  /** The fields of newer types as canonical JSON: equal content has equal text. */
  @OptionalJsonText() details!: string | null;
  /** The version of the job that the driver saw. */
  @Integer() baseVersion!: number;
  /** By the phone's clock. */
  @Instant() claimedAt!: Date;
  /** The same time by the server's clock. */
  @Instant() tappedAt!: Date;
  @Instant() receivedAt!: Date;
  @Text(20) outcome!: string;
  @OptionalText(40) code!: string | null;
  @OptionalText(200) message!: string | null;
  /** When dispatch dismissed a refused update, and who did. */
  @OptionalInstant() dismissedAt!: Date | null;
  @OptionalInteger() dismissedBy!: number | null;
}
