import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from '../columns';

/**
 * One update from a driver's phone and what became of it, written in the transaction of its effect:
 * what is here was applied once or refused for good, however often the phone sends it.
 */
@Entity('driver_operations')
@Index('driver_operations_operation', ['operationId'], { unique: true })
@Index('driver_operations_job', ['jobId', 'outcome', 'id'])
@Index('driver_operations_unseen', ['outcome', 'dismissedAt', 'jobId'])
@Index('driver_operations_received', ['receivedAt'])
export class DriverOperation {
  @PrimaryGeneratedColumn() id!: number;
  /** The UUID that the phone gave it. */
  @Text(36) operationId!: string;
  @Integer() userId!: number;
  @Text(120) userName!: string;
  /** As claimed: there may be no such job. */
  @Integer() jobId!: number;
  @Text(20) type!: string;
  @OptionalText(20) status!: string | null;
  @OptionalText(4000) notes!: string | null;
  /** The unit of the job that it is about, and why that is left behind. */
  @OptionalInteger() unitId!: number | null;
  @OptionalText(20) reason!: string | null;
  /** What was read at that unit, and how. */
  @OptionalText(17) vin!: string | null;
  @OptionalText(20) method!: string | null;
  /** What the newer types say, as canonical JSON: two that say the same have the same text. */
  @OptionalJsonText() details!: string | null;
  /** The version of the job that the driver saw. */
  @Integer() baseVersion!: number;
  /** By the phone's clock. */
  @Instant() claimedAt!: Date;
  /** The same by the server's clock. */
  @Instant() tappedAt!: Date;
  @Instant() receivedAt!: Date;
  @Text(20) outcome!: string;
  @OptionalText(40) code!: string | null;
  @OptionalText(200) message!: string | null;
  /** When dispatch put a refused one away, and who did. */
  @OptionalInstant() dismissedAt!: Date | null;
  @OptionalInteger() dismissedBy!: number | null;
}
